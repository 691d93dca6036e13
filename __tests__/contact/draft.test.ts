/** @jest-environment jsdom */
import { forgetDraft, restoreDraft, saveDraft } from "../../src/contact/draft";

const KEY = "contact-draft";
const FIELDS = `<input name="name"><input name="email" type="email"><textarea name="message"></textarea>`;

function open(texts: string[] = [], more = "") {
  document.body.innerHTML = `<form method=post>${FIELDS}${more}</form>`;
  const form = document.forms[0] as HTMLFormElement;
  const fields = [...form.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden])")];
  for (const [index, field] of fields.entries()) field.value = texts[index] ?? "";
  return { form, values: () => fields.map(({ value }) => value) };
}

const WRITTEN = ["Ana", "a@b.example", "Line one\n</script> 👩‍👧 \u202e שלום"];

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a draft saved on one page fills the contact form of the next page", () => {
  saveDraft(open(WRITTEN).form);
  const { values } = open();
  restoreDraft();
  expect(values()).toEqual(WRITTEN);
});

test("a draft does not overwrite values that the contact form already contains", () => {
  saveDraft(open(WRITTEN).form);
  const { values } = open(["", "new@b.example", ""]);
  restoreDraft();
  expect(values()).toEqual(["Ana", "new@b.example", WRITTEN[2]]);
});

test("restoring an unsent message does not change the provider's access key in the contact form", () => {
  saveDraft(open(WRITTEN, '<input type="hidden" name="access_key" value="old">').form);
  const { form } = open([], '<input type="hidden" name="access_key" value="new">');
  restoreDraft();
  expect(new FormData(form).get("access_key")).toBe("new");
});

test("a draft is restored into the contact form, even if the page has another form before the contact form", () => {
  saveDraft(open(WRITTEN).form);
  const { values } = open();
  document.body.insertAdjacentHTML("afterbegin", '<form><input name="name"></form>');
  restoreDraft();
  expect(values()).toEqual(WRITTEN);
  expect(document.querySelector("input")?.value).toBe("");
});

test("a deleted draft is not restored into the contact form", () => {
  saveDraft(open(WRITTEN).form);
  forgetDraft();
  expect(sessionStorage).toHaveLength(0);
  const { values } = open();
  restoreDraft();
  expect(values()).toEqual(["", "", ""]);
});

test("a page without a form does not save or restore drafts", () => {
  document.body.innerHTML = "";
  saveDraft(null);
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem(KEY, '{"name":"Ana"}');
  restoreDraft();
  expect(sessionStorage.getItem(KEY)).toBe('{"name":"Ana"}');
});

test.each(["", "{", "null", "7", '"text"', "[1]", '{"other":"x"}', '{"name":null}'])(
  "the contact form ignores the invalid draft %j",
  (draft) => {
    sessionStorage.setItem(KEY, draft);
    const { values } = open(["", "", "mine"]);
    restoreDraft();
    expect(values()).toEqual(["", "", "mine"]);
  },
);

test.each(["getItem", "setItem", "removeItem"] as const)(
  "the contact form works without a draft if %s throws",
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("full or denied", "QuotaExceededError");
    });
    const { form, values } = open(WRITTEN);
    expect(() => {
      saveDraft(form);
      restoreDraft();
      forgetDraft();
    }).not.toThrow();
    expect(values()).toEqual(WRITTEN);
  },
);
