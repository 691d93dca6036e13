/** @jest-environment jsdom */
import { startTopic } from "../../src/contact/topic";

const GROWTH = "About the Growth plan.\n\n";
const AUDIT = "About the free audit.\n\n";

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

test("the contact form shows the topic from the URL, and starts the message with this topic", () => {
  const { field, form, shown } = open("/contact?about=growth");
  expect(shown).toEqual(["About the Growth plan"]);
  expect(field.value).toBe(GROWTH);
  expect(form.dataset.topic).toBe("growth");
});

test.each(["/contact", "/contact?about=", "/contact?about=nothing", '/contact?about="]'])(
  "for the URL %s, the contact form shows no topic and an empty message",
  (address) => {
    const { field, form, shown } = open(address);
    expect(shown).toEqual([]);
    expect(field.value).toBe("");
    expect(form.dataset.topic).toBeUndefined();
  },
);

test("the contact form inserts the topic above the text of a saved message", () => {
  expect(open("/contact?about=growth", "We sell gummies.").field.value).toBe(
    `${GROWTH}We sell gummies.`,
  );
});

test("when the form restores a message, the topic from the URL replaces the earlier topic, and appears only once", () => {
  expect(open("/contact?about=audit", `${GROWTH}We sell.`).field.value).toBe(`${AUDIT}We sell.`);
  expect(open("/contact?about=audit", `${AUDIT}We sell.`).field.value).toBe(`${AUDIT}We sell.`);
});

test("if the current URL has no topic, the form does not restore a saved message that contains only the topic line of an earlier URL", () => {
  expect(open("/contact", GROWTH).field.value).toBe("");
  expect(open("/contact", `${GROWTH}We sell.`).field.value).toBe(`${GROWTH}We sell.`);
});

test("the contact form does not insert a topic that the visitor has deleted from the message", () => {
  const { field, form } = open("/contact?about=growth");
  field.value = "Something else.";
  startTopic(form);
  expect(field.value).toBe("Something else.");
});

test("a topic in the URL does not change a form without a message field", () => {
  document.body.innerHTML = '<form><input name="q"></form>';
  expect(() => startTopic(document.forms[0] as HTMLFormElement)).not.toThrow();
});
