import { z } from "zod";
import { ALSO_WHEN_INCOMPLETE, line } from "./fields";

/** An entry of `content/plans.json`. */
export const planSchema = z
  .strictObject({
    name: line(40),
    price: line(20).describe("As shown, for instance $1k/mo"),
    summary: line(120),
    includes: z.array(line(100), "is not a list").min(1, "is empty. Fix: name at least one item"),
    cta: line(40).describe("Label of the button"),
    featured: z.boolean("is neither true nor false. Fix: write true or false without quotes"),
    label: line(30).optional().describe("Shown on the featured plan"),
    terms: z
      .array(z.strictObject({ label: line(40), value: line(60) }), "is not a list")
      .optional()
      .describe("Its column in the comparison on the pricing page"),
  })
  .refine((plan) => plan.featured !== true || plan.label !== undefined, {
    ...ALSO_WHEN_INCOMPLETE,
    path: ["label"],
    error: 'is missing on a featured plan. Fix: add "label": "Most popular"',
  });

export const planTypeDefs = /* GraphQL */ `
  "A way to pay for the agency's work."
  type Plan implements Node @dontInfer {
    "Place in the list of the file, from 0"
    position: Int!
    "What it is called"
    name: String!
    "As shown, for instance $1k/mo"
    price: String!
    "Whom it is for, in one sentence"
    summary: String!
    "What the client gets"
    includes: [String!]!
    "Label of the button"
    cta: String!
    "Whether it stands out; one plan does"
    featured: Boolean!
    "Shown on the featured plan"
    label: String
    "Its column in the comparison on the pricing page"
    terms: [PlanTerm!]
  }

  "What a plan says to one line of the comparison."
  type PlanTerm {
    "The line, the same words in every plan that has it"
    label: String!
    "What the plan says to it"
    value: String!
  }
`;
