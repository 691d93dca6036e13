type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Field => "required" in element);

/** What this browser says, in its visitor's language, of a field that must not stay empty. */
function wordsForEmpty(): string {
  const field = document.createElement("input");
  field.required = true;
  return field.validationMessage || "?";
}

/**
 * Makes a required field with nothing but spaces as wrong as an empty one, which browsers do not.
 * To be called before the browser checks the form: it clears what it has said before.
 */
export function markBlankFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const blank = field.required && field.value !== "" && field.value.trim() === "";
    field.setCustomValidity(blank ? wordsForEmpty() : "");
  }
}
