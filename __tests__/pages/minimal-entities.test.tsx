/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import PricingPage from "../../src/pages/pricing";
import ProcessPage from "../../src/pages/process";
import ServicesPage from "../../src/pages/services";
import WorkPage from "../../src/pages/work";
import { caseStudy, page, plan, processStep, service } from "../support/content";
import { renderPage, textsOf } from "../support/render-page";

/** Each entity has only its required fields, because the other fields are null by default. */

const services = ["Paid ads", "SEO"].map((title) => service({ title, desc: `About ${title}` }));
const steps = [1, 2].map((step) => processStep({ step, title: `Step ${step}`, desc: "We look." }));
const plans = ["Starter", "Growth"].map((name) => plan({ name, featured: name === "Growth" }));
const cases = [caseStudy()];

const PAGES: [path: string, headings: string[], show: () => HTMLElement][] = [
  [
    "/services",
    ["Services", "Paid ads", "SEO"],
    () =>
      renderPage(ServicesPage, {
        path: "/services",
        data: {
          page: page({ title: "Title" }),
          allService: { nodes: services },
          allCaseStudy: { nodes: cases },
        },
      }).main,
  ],
  [
    "/process",
    ["Step 1", "Step 2"],
    () =>
      renderPage(ProcessPage, {
        path: "/process",
        data: {
          page: page({ title: "Title" }),
          allProcessStep: { nodes: steps },
        },
      }).main,
  ],
  [
    "/pricing",
    ["Starter", "Growth"],
    () =>
      renderPage(PricingPage, {
        path: "/pricing",
        data: {
          page: page({ title: "Title" }),
          allPlan: { nodes: plans },
        },
      }).main,
  ],
  [
    "/work",
    ["Gummies brand, TH: +312%"],
    () =>
      renderPage(WorkPage, {
        path: "/work",
        data: { page: page({ title: "Title" }), allCaseStudy: { nodes: cases } },
      }).main,
  ],
];

test.each(PAGES)("%s shows entities that have only the required fields", (_, headings, show) => {
  const main = show();
  expect(textsOf(within(main).getAllByRole("heading"))).toEqual(expect.arrayContaining(headings));
  expect(main.innerHTML).not.toMatch(/undefined|null|NaN/);
  for (const part of within(main).queryAllByRole("heading")) expect(part).not.toBeEmptyDOMElement();
  for (const list of within(main).queryAllByRole("list")) expect(list).not.toBeEmptyDOMElement();
  for (const link of within(main).queryAllByRole("link")) {
    expect(link).toHaveAttribute("href");
    expect(link).not.toHaveTextContent(/^$/);
  }
  for (const path of main.querySelectorAll("svg path")) expect(path).toHaveAttribute("d");
});
