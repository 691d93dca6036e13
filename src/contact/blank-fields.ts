type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Field => "required" in element);

/** The browser's own message for an empty required field, in the visitor's language. */
function requiredMessage(): string {
  const field = document.createElement("input");
  field.required = true;
  return field.validationMessage || "?";
}

/** Marks required fields that contain only spaces, which browsers accept. Clears earlier marks. */
export function markBlankFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const blank = field.required && field.value !== "" && field.value.trim() === "";
    field.setCustomValidity(blank ? requiredMessage() : "");
  }
}
