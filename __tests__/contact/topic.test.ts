/** @jest-environment jsdom */
import { startTopic } from "../../src/contact/topic";

const GROWTH = "About the Growth plan.\n\n";
const AUDIT = "About the free audit.\n\n";

/** A form on a page that was reached at an address, with what was kept in the message. */
function open(address: string, kept = "") {
  history.replaceState(null, "", address);
  document.body.innerHTML = `<form>
    <p data-about="growth" hidden>About the Growth plan</p>
    <p data-about="audit" hidden>About the free audit</p>
    <textarea name="message"></textarea>
  </form>`;
  const field = document.querySelector("textarea") as HTMLTextAreaElement;
  field.value = kept;
  const form = document.forms[0] as HTMLFormElement;
  startTopic(form);
  return {
    field,
    form,
    shown: [...document.querySelectorAll("p:not([hidden])")].map(({ textContent }) => textContent),
  };
}

test("the form says what the button was about, and the message begins with it", () => {
  const { field, form, shown } = open("/contact?about=growth");
  expect(shown).toEqual(["About the Growth plan"]);
  expect(field.value).toBe(GROWTH);
  expect(form.dataset.topic).toBe("growth");
});

test.each(["/contact", "/contact?about=", "/contact?about=nothing", '/contact?about="]'])(
  "at %s the form says nothing, and the message is empty",
  (address) => {
    const { field, form, shown } = open(address);
    expect(shown).toEqual([]);
    expect(field.value).toBe("");
    expect(form.dataset.topic).toBeUndefined();
  },
);

test("what was written before stays, below the topic", () => {
  expect(open("/contact?about=growth", "We sell gummies.").field.value).toBe(
    `${GROWTH}We sell gummies.`,
  );
});

test("another topic takes the place of the first, and the same one is not said twice", () => {
  expect(open("/contact?about=audit", `${GROWTH}We sell.`).field.value).toBe(`${AUDIT}We sell.`);
  expect(open("/contact?about=audit", `${AUDIT}We sell.`).field.value).toBe(`${AUDIT}We sell.`);
});

test("a topic alone is no draft: without one in the address it is gone", () => {
  expect(open("/contact", GROWTH).field.value).toBe("");
  expect(open("/contact", `${GROWTH}We sell.`).field.value).toBe(`${GROWTH}We sell.`);
});

test("the line can be edited: it does not come back when the form is mounted again", () => {
  const { field, form } = open("/contact?about=growth");
  field.value = "Something else.";
  startTopic(form);
  expect(field.value).toBe("Something else.");
});

test("a form without a message is left alone", () => {
  document.body.innerHTML = '<form><input name="q"></form>';
  expect(() => startTopic(document.forms[0] as HTMLFormElement)).not.toThrow();
});
