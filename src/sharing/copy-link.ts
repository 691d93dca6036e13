import { notify } from "../notifications/notify";

interface CopyLinkTexts {
  readonly copied: string;
  readonly failed: string;
}

/** Returns the canonical URL of the page, with the hash of the clicked link. */
function addressOf(control: Element): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const page = canonical ?? location.origin + location.pathname;
  return new URL(control.getAttribute("href") ?? "", page).href;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);

/** Handles clicks on copy buttons. */
export function copyOnClick(texts: CopyLinkTexts): () => void {
  const onClick = async (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest("[data-copy]");
    if (!control || !isPlain(event)) return;
    try {
      await navigator.clipboard.writeText(addressOf(control));
      notify({ text: texts.copied, tone: "success" });
    } catch {
      // Without https or permission, browsers refuse access to the clipboard.
      notify({ text: texts.failed, tone: "error" });
    }
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
