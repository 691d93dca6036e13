/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { button, fakeFetch, fillIn, MESSAGE, TEXTS } from "../support/contact-form";

/** The form as a build with a form provider has it: the variables are read when it is loaded. */
async function renderForm() {
  process.env.GATSBY_CONTACT_ENDPOINT = "https://forms.example/f/1";
  process.env.GATSBY_CONTACT_EXTRA = '{"access_key":"public","consent":true}';
  const { ContactForm } = await import("../../src/components/ContactForm");
  return render(<ContactForm texts={TEXTS} />).container;
}

afterAll(() => {
  delete process.env.GATSBY_CONTACT_ENDPOINT;
  delete process.env.GATSBY_CONTACT_EXTRA;
});

test("a provider's keys are in the form, for browsers without scripts", async () => {
  const form = (await renderForm()).querySelector("form") as HTMLFormElement;
  expect(form).toHaveAttribute("action", "https://forms.example/f/1");
  await fillIn();
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...MESSAGE,
    access_key: "public",
    consent: "true",
  });
});

test("a provider's keys are sent with the message", async () => {
  const { fetch } = fakeFetch();
  await renderForm();
  const user = await fillIn();
  await user.click(button());
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("https://forms.example/f/1");
  expect(JSON.parse(String(init?.body))).toEqual({
    ...MESSAGE,
    access_key: "public",
    consent: true,
  });
});
