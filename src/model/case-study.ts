import { z } from "zod";
import { line, slug } from "./fields";

/** An entry of `content/cases.json`. */
export const caseStudySchema = z.strictObject({
  slug,
  brand: line(60).describe("The client as it may be named, with its market"),
  tagline: line(120),
  metric: z
    .string()
    .regex(
      /^([+-]\d+(\.\d+)?%|\d+(\.\d+)?x)$/,
      "is not a change that can be drawn. Fix: write it as +312%, -41% or 3.4x",
    ),
  sub: line(60).describe("What the metric measures"),
  blurb: line(400),
  bullets: z.array(line(100), "is not a list").min(1, "is empty. Fix: name at least one bullet"),
});

export const caseStudyTypeDefs = /* GraphQL */ `
  "A client's problem, what was done, and the one number that moved."
  type CaseStudy implements Node @dontInfer {
    "Place in the list of the file, from 0"
    position: Int!
    "Anchor on the work page, as in /work#<slug>"
    slug: String!
    "The client as it may be named, with its market"
    brand: String!
    "The problem in a few words"
    tagline: String!
    "The change, as +312%, -41% or 3.4x"
    metric: String!
    "What the metric measures"
    sub: String!
    "The story in a few sentences"
    blurb: String!
    "What was done"
    bullets: [String!]!
  }
`;
