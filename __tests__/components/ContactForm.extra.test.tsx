/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { ContactForm } from "../../src/components/ContactForm";
import { button, fakeFetch, fillIn, MESSAGE, TEXTS } from "../support/contact-form";

jest.mock("../../src/contact/endpoint", () => ({
  CONTACT_ENDPOINT: "https://forms.example/f/1",
  CONTACT_EXTRA: { access_key: "public", consent: true },
}));

test("the HTML of the contact form contains the access keys of the form provider as hidden fields", async () => {
  const { container } = render(<ContactForm texts={TEXTS} />);
  const form = container.querySelector("form") as HTMLFormElement;
  expect(form).toHaveAttribute("action", "https://forms.example/f/1");
  await fillIn();
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...MESSAGE,
    access_key: "public",
    consent: "true",
  });
});

test("the contact form sends the access keys of the form provider with the message", async () => {
  const { fetch } = fakeFetch();
  render(<ContactForm texts={TEXTS} />);
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
