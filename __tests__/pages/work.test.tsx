/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import WorkPage from "../../src/pages/work";
import { caseStudy, page, service } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const CASES = [
  caseStudy({
    slug: "gummies-th",
    brand: "Gummies brand",
    tagline: "Stuck",
    metric: "+312%",
    services: [service({ title: "Paid Ads" }), service({ title: "Studio" })],
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
  expect(textsOf(articles.map((article) => within(article).getByRole("heading")))).toEqual([
    "Gummies brand: +312%",
    "Skincare brand: 3.4x",
  ]);
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

test("a case study links to the services that the content lists for the case study", () => {
  const view = show();
  const [stuck, flat] = view.getAllByRole("article").map((article) => within(article));
  expect(linksOf(stuck?.getAllByRole("link") ?? [])).toEqual([
    ["Paid Ads", "/services#paid-ads"],
    ["Studio", "/services#studio"],
  ]);
  expect(flat?.queryByRole("link")).toBeNull();
  expect(flat?.queryByText(/Part of it/)).toBeNull();
});

test("a case study says what its metric does not tell until all facts about the metric are known", () => {
  const limits = "A ROAS is not a profit.";
  const facts = { start: "2.1x", spend: "$9,000", period: "March", countedBy: "The store" };
  const show = (known: Partial<typeof facts>) =>
    studyOf("Known", [caseStudy({ tagline: "Known", limits, ...known })]);
  const some = show({ start: facts.start });
  expect(some.getByText("Starting level").nextSibling).toHaveTextContent("2.1x");
  expect(some.queryByText("Ad spend")).toBeNull();
  expect(some.getByText(limits)).toBeInTheDocument();
  document.body.replaceChildren();
  const all = show(facts);
  expect(all.getByText("Counted by").nextSibling).toHaveTextContent("The store");
  expect(all.queryByText(limits)).toBeNull();
});

test("a case study shows what the content has: limits of its metric, the client and a quote", () => {
  const known = { limits: "A ROAS is not a profit.", client: "Acme", quote: "It worked." };
  const study = studyOf("Proven", [
    caseStudy({ tagline: "Proven", ...known, quotedBy: "Ana, founder" }),
  ]);
  expect(study.getByText(known.limits)).toBeInTheDocument();
  expect(study.getByText("Acme")).toBeInTheDocument();
  const quote = study.getByText(known.quote);
  expect(quote.tagName).toBe("BLOCKQUOTE");
  expect(partOf(quote).getByText("Ana, founder")).toBeInTheDocument();
});
