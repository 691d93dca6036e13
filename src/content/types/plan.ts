import { type ContentType, field, group, listFile } from "./define";
import { line, listOf, text, trueOrFalse } from "./fields";

const plan = group("Plan", "A pricing plan.", {
  name: field("Name of the plan", line(40).meta({ unique: true }), "Growth"),
  price: text("Price of the plan, as visitors see it", 20, "$3.5k/mo"),
  summary: field(
    "One sentence about who the plan is for",
    line(120).optional(),
    "For brands that want to scale.",
  ),
  includes: field("Things that the plan includes", listOf(line(100), "item"), [
    "Everything in Starter",
  ]),
  cta: text("Label of the button that chooses the plan", 40, "Start with Growth"),
  featured: field(
    "Whether the plan is highlighted. Exactly one plan must be highlighted",
    trueOrFalse,
    true,
  ),
  label: field("Badge on the highlighted plan", line(30).optional(), "Most popular"),
});

const list = listFile("plans.json", plan);

/** Whether each plan says if it is featured. The other fields of the plans may have problems. */
const areMarked = ({ value }: { value: unknown }) =>
  Array.isArray(value) && value.every((plan) => typeof plan?.featured === "boolean");

export const plans = {
  ...list,
  schema: list.schema
    .length(3, "does not have three plans, for which the pages are made. Fix: write three plans")
    .refine((plans) => plans.filter(({ featured }) => featured).length === 1, {
      when: areMarked,
      error:
        'does not have exactly one featured plan. Fix: write "featured": true in exactly one plan',
    }),
} satisfies ContentType;
