import { z } from "zod";
import { line } from "./fields";

/** An entry of `content/process.json`. */
export const processStepSchema = z.strictObject({
  step: z
    .int("is not a whole number. Fix: count 1, 2, 3, 4")
    .positive("is not above 0. Fix: count 1, 2, 3, 4"),
  title: line(60),
  desc: line(240),
  outcomes: z.array(line(100), "is not a list").min(1, "is empty. Fix: name at least one outcome"),
  needs: line(160).describe("What the client brings"),
});

export const processStepTypeDefs = /* GraphQL */ `
  "A step of the way from first look to scale."
  type ProcessStep implements Node @dontInfer {
    "Number of the step, from 1"
    step: Int!
    "What it is called"
    title: String!
    "What happens, in one sentence"
    desc: String!
    "What the client has at the end of the step"
    outcomes: [String!]!
    "What the client brings"
    needs: String!
  }
`;
