/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import PricingPage from "../../src/pages/pricing";
import { page, plan, service, siteSettings } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const feature = (label: string, value: string) => ({ label, value });

const STARTER = plan({
  name: "Starter",
  price: "$1k/mo",
  summary: "One channel.",
  includes: ["One ad channel", "Monthly report"],
  cta: "Start small",
  features: [feature("Channels", "One"), feature("Fee", "Fixed")],
});
const GROWTH = plan({
  name: "Growth",
  price: "$3.5k/mo",
  cta: "Grow with us",
  featured: true,
  features: [
    feature("Channels", "Three"),
    feature("Pages", "Built"),
    feature("Fee", "By the month"),
  ],
});
const PARTNER = plan({ name: "Partner", price: "% + base", cta: "Talk to us" });

const PAGES = service({
  title: "Pages",
  planFeature: "Pages",
  plans: [
    { plan: STARTER, coverage: "add-on" },
    { plan: GROWTH, coverage: "included" },
    { plan: PARTNER, coverage: "quoted" },
  ],
});

const show = (plans = [STARTER, GROWTH, PARTNER], services: ReturnType<typeof service>[] = []) =>
  renderPage(PricingPage, {
    path: "/pricing",
    data: {
      page: page({ title: "Transparent Pricing", subtitle: "No setup fee." }),
      settings: siteSettings(),
      allPlan: { nodes: plans },
      allService: { nodes: services },
    },
  }).page;

test("a plan on the pricing page shows its summary and what the plan includes", () => {
  const starter = partOf(show().getByText("Starter", { selector: "h2" }));
  expect(starter.getByText("One channel.")).toBeInTheDocument();
  expect(textsOf(starter.getAllByRole("listitem"))).toEqual(["One ad channel", "Monthly report"]);
});

test.each(["$1k/mo", "% + base", "$10/mo/seat"])(
  "a plan shows the complete price %s, and the part that starts with the slash, such as /mo, is in a separate element",
  (price) => {
    const starter = partOf(
      show([plan({ name: "Starter", price })]).getByRole("heading", { level: 2, name: "Starter" }),
    );
    const shown = starter.getByText((_, element) => element?.textContent === price);
    const [, unit] = /(\/.*)/.exec(price) ?? [];
    expect(shown.querySelector("span")?.textContent).toBe(unit);
  },
);

test("a plan that is not featured shows no label, even if the content contains a label for the plan", () => {
  expect(show([plan({ label: "Most popular" })]).queryByText("Most popular")).toBeNull();
});

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => textsOf([...row.children]));

const COMPARISON = { name: "Every service, plan by plan" };
const NAMES_AND_PRICES = ["", "Starter $1k/mo", "Growth $3.5k/mo", "Partner % + base"];

test("the comparison of plans has one row per feature, in the order in which the largest plan lists its features", () => {
  expect(rowsOf(show().getByRole("table", COMPARISON))).toEqual([
    NAMES_AND_PRICES,
    ["Channels", "One", "Three", "—"],
    ["Pages", "—", "Built", "—"],
    ["Fee", "Fixed", "By the month", "—"],
  ]);
});

test("the comparison of plans lists services after other features, with how much a plan includes", () => {
  const table = show(undefined, [PAGES]).getByRole("table", COMPARISON);
  expect(rowsOf(table)).toEqual([
    NAMES_AND_PRICES,
    ["Channels", "One", "Three", "—"],
    ["Fee", "Fixed", "By the month", "—"],
    ["Pages", "Can be added", "Built", "Quoted after the call"],
  ]);
  expect(linksOf(within(table).getAllByRole("link"))).toEqual([["Pages", "/services#pages"]]);
});

test("a plan shows the explanation of its price", () => {
  const priceNote = "A fixed base, and a percentage of growth.";
  const view = show([STARTER, { ...PARTNER, priceNote }]);
  expect(view.getByText(priceNote)).toHaveTextContent(`% + base: ${priceNote}`);
  expect(view.queryByText("$1k/mo:")).toBeNull();
});

test("a section of the pricing page shows what is free, and what the first payment is for", () => {
  const section = partOf(show().getByText("Free first", { selector: "h2" }));
  expect(textsOf(section.getAllByRole("heading", { level: 3 }))).toEqual([
    "Free: fifteen minutes",
    "Paid: the written audit",
  ]);
  expect(section.getByText("A call of fifteen minutes.")).toBeInTheDocument();
});

test("the pricing page has no comparison of plans if the plans have no features", () => {
  const view = show([PARTNER]);
  expect(view.getByText("Partner", { selector: "h2" })).toBeInTheDocument();
  expect(view.queryByRole("table")).toBeNull();
});

test("the pricing page shows each question as a details element, the first details element is open, and the moving background is dark behind the whole section", () => {
  const { page: view } = renderPage(PricingPage, {
    path: "/pricing",
    data: {
      page: page({
        questionsTitle: "Questions",
        questionsText: "Yours is not here?",
        questionsLink: { label: "Ask it", path: "/contact" },
        questions: [
          { question: "Who owns the accounts?", answer: "You do." },
          { question: "Is there a setup fee?", answer: "No." },
          { question: "When can you start?", answer: null },
        ],
      }),
      settings: siteSettings(),
      allPlan: { nodes: [STARTER] },
      allService: { nodes: [] },
    },
  });
  expect(view.getByRole("heading", { name: "Questions" })).toBeInTheDocument();
  expect(view.getByText("Yours is not here?")).toBeInTheDocument();
  expect(view.getByRole("link", { name: "Ask it" })).toHaveAttribute("href", "/contact");
  // A question without an answer is not shown.
  expect(view.queryByText("When can you start?")).toBeNull();
  const question = view.getByText("Who owns the accounts?");
  expect(question.tagName).toBe("SUMMARY");
  expect(question.closest("details")).toHaveTextContent("You do.");
  expect(question.closest("details")).toHaveAttribute("open");
  expect(view.getByText("Is there a setup fee?").closest("details")).not.toHaveAttribute("open");
});
