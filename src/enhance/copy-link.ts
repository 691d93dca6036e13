import { notify, prepareNotifications } from "../notifications/notify";

const COPIED = "Link copied";
const FAILED = "The link could not be copied. Please copy it from the address bar.";

const controlAt = ({ target }: Event) => (target as Element).closest("[data-copy]");

/** Returns the canonical URL of the page, with the hash of the control if it is a link. */
function addressOf(control: Element): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const page = canonical ?? location.origin + location.pathname;
  return new URL(control.getAttribute("href") ?? "", page).href;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);

async function onClick(event: MouseEvent): Promise<void> {
  const control = controlAt(event);
  if (!control || !isPlain(event)) return;
  try {
    await navigator.clipboard.writeText(addressOf(control));
    notify({ text: COPIED, tone: "success" });
  } catch {
    // Without https or permission, browsers refuse access to the clipboard.
    notify({ text: FAILED, tone: "error" });
  }
}

function onPointerOver(event: PointerEvent): void {
  if (controlAt(event)) prepareNotifications();
}

/**
 * A click on a control with the attribute `data-copy` copies the URL of the page or heading. Until
 * this function runs, buttons with this attribute are invisible, because they would do nothing.
 */
export function initCopyLink(): void {
  document.documentElement.dataset.copies = "";
  addEventListener("click", onClick);
  addEventListener("pointerover", onPointerOver);
}
