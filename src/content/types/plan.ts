import { z } from "zod";
import { field, group, listFile } from "../define";
import { ALSO_WHEN_INCOMPLETE, line, listOf, trueOrFalse } from "../fields";

const term = group("PlanTerm", "What a plan says to one line of the comparison.", {
  label: field("The line, the same words in every plan that has it", "Channels", line(40)),
  value: field("What the plan says to it", "Up to three", line(60)),
});

const plan = group("Plan", "A way to pay for the agency's work.", {
  name: field("What it is called", "Growth", line(40).meta({ unique: true })),
  price: field("As shown, for instance $1k/mo", "$3.5k/mo", line(20)),
  priceNote: field(
    "What the price is made of, where it does not say so itself",
    "A fixed base, and a percentage of growth.",
    line(300).optional(),
  ),
  summary: field("Whom it is for, in one sentence", "For brands that want to scale.", line(120)),
  includes: field("What the client gets", ["Everything in Starter"], listOf(line(100), "item")),
  cta: field("Label of the button", "Start with Growth", line(40)),
  featured: field("Whether it stands out; one plan does", true, trueOrFalse),
  label: field("Shown on the featured plan", "Most popular", line(30).optional()),
  terms: field(
    "Its column in the comparison on the pricing page",
    z.array(term, "is not a list").optional(),
  ),
}).refine((plan) => plan.featured !== true || plan.label !== undefined, {
  ...ALSO_WHEN_INCOMPLETE,
  path: ["label"],
  error: 'is missing on a featured plan. Fix: add "label": "Most popular"',
});

export const plans = listFile("plans.json", plan);
