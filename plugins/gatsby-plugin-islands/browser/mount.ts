import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (element: HTMLElement) =>
  Array.from(element.querySelectorAll<Field>("input, textarea")).filter(
    ({ type }) => type !== "hidden",
  );

/** Returns a function that copies texts, focus and caret from replaced fields to the new fields. */
function keepWords(element: HTMLElement): () => void {
  let fields = fieldsOf(element);
  let focused = document.activeElement;
  element.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  return () => {
    const replaced = fields;
    fields = fieldsOf(element);
    for (const field of fields) {
      const old = replaced.find(({ name }) => name === field.name);
      if (!old || old === field) continue;
      field.value = old.value;
      if (old !== focused || document.activeElement !== document.body) continue;
      field.focus({ preventScroll: true });
      // Fields for email addresses have no caret that scripts can read.
      const { selectionStart, selectionEnd } = old;
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

interface HydratedProps {
  onReady: () => void;
  children: ReactNode;
}

/** Calls `onReady` when React has hydrated the children. */
function Hydrated({ onReady, children }: HydratedProps) {
  useLayoutEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates an island. What the visitor has typed, the focus and the caret stay as they are.
 * @returns a promise that resolves when the island handles events
 */
export function mount(element: HTMLElement, Component: ComponentType): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const html = Array.from(element.cloneNode(true).childNodes);
  const restoreWords = keepWords(element);
  return new Promise((resolve) => {
    const island = createElement(Component, props);
    hydrateRoot(element, createElement(Hydrated, { onReady: resolve, children: island }), {
      // An extension or a translator had changed the HTML, so React has rendered the island again.
      onRecoverableError: restoreWords,
      // React has removed the island. Its plain HTML works without React.
      onUncaughtError: (error) => {
        console.error(error);
        for (const node of html) element.append(node);
        restoreWords();
        resolve();
      },
    });
  });
}
