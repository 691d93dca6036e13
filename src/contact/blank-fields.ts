type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Field => "required" in element);

/** The browser's own message for an empty required field, in the visitor's language. */
function requiredMessage(): string {
  const field = document.createElement("input");
  field.required = true;
  return field.validationMessage || "?";
}

/**
 * Marks a required field as invalid if it contains only spaces, because browsers accept spaces.
 * Clears the marks of earlier calls. Call this function before the browser validates the form.
 */
export function markBlankFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const blank = field.required && field.value !== "" && field.value.trim() === "";
    field.setCustomValidity(blank ? requiredMessage() : "");
  }
}
