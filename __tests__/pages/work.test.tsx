/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import WorkPage from "../../src/pages/work";
import { caseStudy, page, siteSettings } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const CASES = [
  caseStudy({ slug: "gummies-th", brand: "Gummies brand", tagline: "Stuck", metric: "+312%" }),
  caseStudy({
    slug: "skincare-eu",
    brand: "Skincare brand",
    tagline: "Flat account",
    metric: "3.4x",
    sub: "ROAS",
    blurb: "Rebuilt by margin.",
    bullets: ["A page per concern", "Email for the reorder"],
  }),
];

const show = () =>
  renderPage(WorkPage, {
    path: "/work",
    data: {
      page: page({ title: "Case Studies", subtitle: "Two brands." }),
      settings: siteSettings(),
      allCaseStudy: { nodes: CASES },
    },
  }).page;

test("the page has its title and subtitle", () => {
  const view = show();
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("Case Studies");
  expect(view.getByText("Two brands.")).toBeInTheDocument();
});

test("the cases come in order, each where links to it lead", () => {
  const articles = show().getAllByRole("article");
  expect(articles.map(({ id }) => id)).toEqual(["gummies-th", "skincare-eu"]);
  expect(textsOf(articles.map((article) => within(article).getByRole("heading")))).toEqual([
    "Stuck",
    "Flat account",
  ]);
});

test("a case has metric, what it measures, brand, story and bullets", () => {
  const heading = show().getByText("Flat account", { selector: "h2" });
  const study = within(heading.closest("article") as HTMLElement);
  for (const text of ["3.4x", "ROAS", "Skincare brand", "Rebuilt by margin."]) {
    expect(study.getByText(text)).toBeInTheDocument();
  }
  expect(textsOf(study.getAllByRole("listitem"))).toEqual([
    "A page per concern",
    "Email for the reorder",
  ]);
});

test.each([
  ["Stuck", "As an index: 100 at the start, 412 at the end"],
  ["Flat account", "1 out, 3.4 back"],
])("the drawing of '%s' reads '%s'", (tagline, caption) => {
  const story = show().getByText(tagline, { selector: "h2" }).closest("article") as HTMLElement;
  expect(within(story).getByRole("figure")).toHaveTextContent(caption);
});

test("the closing block leads on", () => {
  const block = partOf(show().getByText("Want this done for you?", { selector: "h2" }));
  expect(block.getByText("Tell us where you are stuck.")).toBeInTheDocument();
  expect(linksOf(block.getAllByRole("link"))).toEqual([["Book intro call", "/contact"]]);
});
