/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import ContactPage from "../../src/pages/contact";
import { page, plan, siteSettings } from "../support/content";
import { renderPage, textsOf } from "../support/render-page";

const show = (overrides: Parameters<typeof siteSettings>[0] = {}) =>
  renderPage(ContactPage, {
    path: "/contact",
    data: {
      page: page({ title: "Let's Talk", subtitle: "Just say hi." }),
      home: page(),
      settings: siteSettings({
        contact: { email: "hi@agency.example", whatsapp: "+1 (555) 010-0199", telegram: "@agency" },
        ...overrides,
      }),
      allPlan: { nodes: [plan({ name: "Growth" })] },
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

test("the form is an island that reads the topic of the URL, and knows the plans and the audit", () => {
  const view = show();
  const island = view.getByRole("button").closest<HTMLElement>("[data-island]");
  expect(island?.dataset).toMatchObject({ island: "contact-form", parameter: "about" });
  expect(JSON.parse(island?.dataset.props ?? "").topics).toEqual([
    { slug: "growth", line: "About the Growth plan" },
    { slug: "audit", line: "About the free audit" },
  ]);
});
