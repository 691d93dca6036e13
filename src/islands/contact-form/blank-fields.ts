type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter((element): element is Field => "required" in element);

/** Returns the browser's own message for an empty required field, in the browser's language. */
function requiredMessage(): string {
  const field = document.createElement("input");
  field.required = true;
  return field.validationMessage || "?";
}

/**
 * Marks a required field as invalid if its text has only spaces, because browsers accept spaces.
 */
export function markBlankFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const blank = field.required && field.value !== "" && field.value.trim() === "";
    field.setCustomValidity(blank ? requiredMessage() : "");
  }
}
