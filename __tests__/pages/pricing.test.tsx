/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import PricingPage from "../../src/pages/pricing";
import { page, plan } from "../support/content";
import { partOf, renderPage, textsOf } from "../support/render-page";

const STARTER = plan({
  name: "Starter",
  price: "$1k/mo",
  summary: "One channel.",
  includes: ["One ad channel", "Monthly report"],
  cta: "Start small",
});

const show = (plans = [STARTER], overrides: Parameters<typeof page>[0] = {}) =>
  renderPage(PricingPage, {
    path: "/pricing",
    data: {
      page: page({ title: "Transparent Pricing", subtitle: "No setup fee.", ...overrides }),
      allPlan: { nodes: plans },
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

test("the pricing page shows each question with its answer", () => {
  const view = show([STARTER], {
    questionsTitle: "Questions",
    questions: [
      { question: "Who owns the accounts?", answer: "You do.", alsoOn: null },
      { question: "Is there a setup fee?", answer: "No.", alsoOn: null },
    ],
  });
  expect(view.getByRole("heading", { level: 2, name: "Questions" })).toBeInTheDocument();
  const answerTo = (name: string) => partOf(view.getByRole("heading", { level: 3, name }));
  expect(answerTo("Who owns the accounts?").getByText("You do.")).toBeInTheDocument();
  expect(answerTo("Is there a setup fee?").getByText("No.")).toBeInTheDocument();
});
