type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (element: HTMLElement) =>
  Array.from(element.querySelectorAll<Field>("input, textarea")).filter(
    ({ type }) => type !== "hidden",
  );

/** Returns a function that copies texts, focus and caret from replaced fields to the new fields. */
export function keepWords(element: HTMLElement): () => void {
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
