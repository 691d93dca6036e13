/** @jest-environment jsdom */
import { markBlankFields } from "../../src/contact/blank-fields";

function open(text: string, other = "") {
  document.body.innerHTML = `<form><textarea required></textarea><input><button></button></form>`;
  const form = document.forms[0] as HTMLFormElement;
  const [field, free] = [...form.elements] as HTMLInputElement[];
  if (!field || !free) throw new Error("no fields");
  field.value = text;
  free.value = other;
  return { form, field, free };
}

test.each([" ", "\n\n", " \t\u00a0\u2003\ufeff "])(
  "a required field that contains only %j is invalid",
  (text) => {
    const { form, field } = open(text);
    expect(field.checkValidity()).toBe(true);
    markBlankFields(form);
    expect(field.validity.customError).toBe(true);
    expect(field.validationMessage).not.toBe("");
    expect(form.checkValidity()).toBe(false);
    expect(field.value).toBe(text);
  },
);

test.each([" a ", "\u200d👩‍👧", "0"])("a required field that contains %j is valid", (text) => {
  const { form } = open(text);
  markBlankFields(form);
  expect(form.checkValidity()).toBe(true);
});

test("a field that was marked as blank becomes valid when the visitor adds text", () => {
  const { form, field } = open("  ");
  markBlankFields(form);
  field.value = " Hello";
  markBlankFields(form);
  expect(form.checkValidity()).toBe(true);
});

test("the contact form accepts an optional field that contains only spaces", () => {
  const { form } = open("Hello", "  ");
  markBlankFields(form);
  expect(form.checkValidity()).toBe(true);
});

test("the contact form marks a field that contains only spaces as blank, and leaves an empty field to the browser's validation", () => {
  const { form, field } = open("");
  markBlankFields(form);
  expect(field.validity).toMatchObject({ valueMissing: true, customError: false });
});
