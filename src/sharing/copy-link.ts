import { lastClick } from "../lib/last-click";
import { notify } from "../notifications/toasts";

/** How long browsers take a click for a reason to let a script copy something. */
const FRESH_MS = 5_000;

export interface CopyLinkTexts {
  readonly copied: string;
  readonly failed: string;
}

/** As people copied before there was a clipboard to write to; says whether it worked. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: "fixed", top: "0", opacity: "0" });
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is none without https, and permission may be refused.
    return copySelected(text);
  }
}

/** The address of the page as it is published, or of the part of it that the control leads to. */
function addressOf(control: Element): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const page = canonical ?? location.origin + location.pathname;
  return new URL(control.getAttribute("href") ?? "", page).href;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);

/**
 * How visitors pass a page on: by its copied address, or by a network (share-links.ts).
 *
 * Lets every element with `data-copy` copy an address: a link its own, and it stays a link, any
 * other element that of the page. Also does what was clicked before this was here.
 *
 * @returns ends it
 */
export function copyOnClick(texts: CopyLinkTexts): () => void {
  const onClick = async (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest("[data-copy]");
    if (!control || !isPlain(event)) return;
    const done = await copy(addressOf(control));
    notify(done ? { text: texts.copied, tone: "success" } : { text: texts.failed, tone: "error" });
  };
  document.addEventListener("click", onClick);
  if (lastClick.event && performance.now() - lastClick.event.timeStamp < FRESH_MS)
    onClick(lastClick.event);
  return () => document.removeEventListener("click", onClick);
}
