/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { ContactLinks } from "../../src/components/ContactLinks";

const CHANNELS = {
  email: "hello@steepline.example",
  whatsapp: "+1 555 010 0199",
  telegram: "@steepline_growth",
};

test.each([
  [`WhatsApp ${CHANNELS.whatsapp}`, "https://wa.me/15550100199"],
  [`Telegram ${CHANNELS.telegram}`, "https://t.me/steepline_growth"],
])("the link '%s' opens a new tab that has no access to the original page", (name, href) => {
  render(<ContactLinks channels={CHANNELS} />);
  const words = (text: string) => text.replace(/\s/g, "");
  const link = screen.getByRole("link", { name: (found) => words(found) === words(name) });
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("the email address opens no new tab", () => {
  render(<ContactLinks channels={CHANNELS} />);
  const link = screen.getByRole("link", { name: /hello@/ });
  expect(link).toHaveAttribute("href", "mailto:hello@steepline.example");
  expect(link).not.toHaveAttribute("target");
});
