import { notify } from "../notifications/notify";

const COPIED = "Link copied";
const FAILED = "The link could not be copied. Please copy it from the address bar.";

/** Returns the canonical URL of the page, with the hash of the control if it is a link. */
function addressOf(control: Element): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(control.getAttribute("href") ?? "", canonical).href;
}

async function onClick({ target }: MouseEvent): Promise<void> {
  const control = (target as Element).closest("[data-copy]");
  if (!control) return;
  try {
    await navigator.clipboard.writeText(addressOf(control));
    notify({ text: COPIED, tone: "success" });
  } catch {
    // Without https or permission, browsers refuse access to the clipboard.
    notify({ text: FAILED, tone: "error" });
  }
}

/**
 * A click on a control with the attribute `data-copy` copies the URL of the page or heading. Until
 * this function runs, buttons with this attribute are invisible, because they would do nothing.
 */
export function initCopyLink(): void {
  document.documentElement.dataset.copies = "";
  addEventListener("click", onClick);
}
