/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import ContactPage from "../../src/pages/contact";
import { page, siteSettings } from "../support/content";
import { renderPage, textsOf } from "../support/render-page";

const show = (overrides: Parameters<typeof siteSettings>[0] = {}) =>
  renderPage(ContactPage, {
    path: "/contact",
    context: {},
    data: {
      page: page({ title: "Let's Talk", subtitle: "Just say hi." }),
      home: page(),
      settings: siteSettings({
        contact: { email: "hi@agency.example", whatsapp: "+1 (555) 010-0199", telegram: "@agency" },
        ...overrides,
      }),
    },
  }).page;

test("the contact page says what happens after a message is sent, and what to prepare for the call", () => {
  const view = show();
  expect(view.getByRole("heading", { name: "What happens after you write" })).toBeInTheDocument();
  const steps = within(view.getByRole("list", { name: "Next steps" })).getAllByRole("listitem");
  expect(textsOf(steps)).toEqual([
    "01We read it.",
    "02You get a time for the call.",
    "03We call you.",
  ]);
  expect(view.getByText("A link to your store")).toBeInTheDocument();
});
