import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepWords } from "./keep-words";

/** Hydrates an island. What the visitor has typed, the focus and the caret stay as they are. */
export function mount(element: HTMLElement, Component: ComponentType): void {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const html = Array.from(element.cloneNode(true).childNodes);
  const restoreWords = keepWords(element);
  hydrateRoot(element, createElement(Component, props), {
    // An extension or a translator had changed the HTML, so React has rendered the island again.
    onRecoverableError: restoreWords,
    // React has removed the island. Its plain HTML works without React.
    onUncaughtError: (error) => {
      console.error(error);
      for (const node of html) element.append(node);
      restoreWords();
    },
  });
}
