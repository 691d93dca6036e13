/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import WorkPage from "../../src/pages/work";
import { caseStudy, cover, page } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const CASES = [
  caseStudy({
    slug: "gummies-th",
    brand: "Gummies brand",
    tagline: "Stuck",
    metric: "+312%",
  }),
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

const show = (cases = CASES) =>
  renderPage(WorkPage, {
    path: "/work",
    data: {
      page: page({ title: "Case Studies", subtitle: "Two brands." }),
      allCaseStudy: { nodes: cases },
    },
  }).page;

test("the work page shows the case studies in order, each with the id that links use", () => {
  const articles = show().getAllByRole("article");
  expect(articles.map(({ id }) => id)).toEqual(["gummies-th", "skincare-eu"]);
  expect(
    textsOf(articles.map((article) => within(article).getByRole("heading", { level: 2 }))),
  ).toEqual(["Gummies brand: +312%", "Skincare brand: 3.4x"]);
});

const studyOf = (tagline: string, cases = CASES) =>
  within(show(cases).getByText(tagline).closest("article") as HTMLElement);

test("a case study on the work page shows metric, explanation, brand, story and bullets", () => {
  const study = studyOf("Flat account");
  for (const text of ["3.4x", "ROAS", "Skincare brand", "Rebuilt by margin."]) {
    expect(study.getByText(text)).toBeInTheDocument();
  }
  expect(textsOf(study.getAllByRole("listitem"))).toEqual([
    "A page per concern",
    "Email for the reorder",
  ]);
});

test("a case study says what was wrong, then what was decided, then what changed", () => {
  const study = studyOf("Flat account");
  const parts = study.getAllByRole("heading", { level: 3 }).map((label) => label.parentElement);
  expect(parts.map((part) => part?.textContent)).toEqual([
    expect.stringMatching(/^What was wrong.*Flat account/),
    expect.stringMatching(/^What we decided.*A page per concern/),
    expect.stringMatching(/^What changed.*3.4 back/),
  ]);
});

test("a case study says how its metric was counted, as far as the content says it", () => {
  const study = studyOf("Known", [
    caseStudy({ tagline: "Known", spend: "$9,000", countedBy: "the client’s store" }),
    caseStudy({ slug: "other" }),
  ]);
  expect(study.getByText("Counted: $9,000; the client’s store")).toBeInTheDocument();
  expect(screen.getAllByText(/^Counted/)).toHaveLength(1);
});

test("a case study shows the client and a quote if the content has them", () => {
  const study = studyOf("Proven", [
    caseStudy({
      tagline: "Proven",
      client: "Acme",
      quote: "It worked.",
      quotedBy: "Ana, founder",
    }),
  ]);
  expect(study.getByText("Acme")).toBeInTheDocument();
  const quote = study.getByText("It worked.");
  expect(quote.tagName).toBe("BLOCKQUOTE");
  expect(partOf(quote).getByText("Ana, founder")).toBeInTheDocument();
});

test("a case study shows the logo in place of the client's name, and links to an article", () => {
  const study = studyOf("Proven", [
    caseStudy({
      tagline: "Proven",
      client: "Acme",
      logo: cover("/acme.png"),
      article: { label: "How it was done", path: "/blog/how" },
    }),
  ]);
  expect(study.getByRole("img", { name: "Acme" })).toHaveAttribute("data-src", "/acme.png");
  expect(study.queryByText("Acme")).toBeNull();
  expect(linksOf(study.getAllByRole("link"))).toEqual([["How it was done", "/blog/how"]]);
});
