import { lastClick } from "../lib/last-click";
import { notify } from "../notifications/toasts";

/** Browsers allow scripts to copy for this time after a click. */
const FRESH_MS = 5_000;

interface CopyLinkTexts {
  readonly copied: string;
  readonly failed: string;
}

/** The canonical URL of the page, with the hash of a clicked link. */
function addressOf(control: Element): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const page = canonical ?? location.origin + location.pathname;
  return new URL(control.getAttribute("href") ?? "", page).href;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);

/**
 * Copies the URL of a clicked link or else of the page, also for a click before React has loaded.
 * Returns the function that removes the listener.
 */
export function copyOnClick(texts: CopyLinkTexts): () => void {
  const onClick = async (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest("[data-copy]");
    if (!control || !isPlain(event)) return;
    try {
      await navigator.clipboard.writeText(addressOf(control));
      notify({ text: texts.copied, tone: "success" });
    } catch {
      // `navigator.clipboard` does not exist without https, and may need a permission.
      notify({ text: texts.failed, tone: "error" });
    }
  };
  document.addEventListener("click", onClick);
  if (lastClick.event && performance.now() - lastClick.event.timeStamp < FRESH_MS)
    onClick(lastClick.event);
  return () => document.removeEventListener("click", onClick);
}
