/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import ContactPage from "../../src/pages/contact";
import { page, siteSettings } from "../support/content";
import { renderPage } from "../support/render-page";

const show = () =>
  renderPage(ContactPage, {
    path: "/contact",
    data: {
      page: page({ title: "Let's Talk", subtitle: "Just say hi." }),
      settings: siteSettings({
        contact: { email: "hi@agency.example", whatsapp: "+1 (555) 010-0199", telegram: "@agency" },
      }),
    },
  }).page;

test("the page has its title and subtitle", () => {
  const view = show();
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("Let's Talk");
  expect(view.getByText("Just say hi.")).toBeInTheDocument();
});

test.each([
  ["Your name", "name", "Ana Lopes"],
  ["Email", "email", "ana@yourbrand.example"],
  ["Your brand", "message", "Revenue and challenges"],
])("the form asks for '%s'", (label, name, placeholder) => {
  const field = show().getByLabelText(label);
  expect(field).toBeRequired();
  expect(field).toHaveAttribute("name", name);
  expect(field).toHaveAttribute("placeholder", placeholder);
});

test("the browser itself checks the e-mail address", () => {
  expect(show().getByLabelText("Email")).toHaveAttribute("type", "email");
});

test("without scripts the form posts to the built-in inbox", () => {
  const button = show().getByRole<HTMLButtonElement>("button");
  expect(button).toHaveTextContent("Send message");
  expect(button).toBeEnabled();
  expect(button.form).toHaveAttribute("method", "post");
  expect(button.form).toHaveAttribute("action", "/api/contact");
});

test.each([
  ["hi@agency.example", "mailto:hi@agency.example"],
  ["+1 (555) 010-0199", "https://wa.me/15550100199"],
  ["@agency", "https://t.me/agency"],
])("%s is a link to %s in a new tab", (text, href) => {
  const link = show().getByText(text).closest("a");
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("target", "_blank");
});
