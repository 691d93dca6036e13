import { z } from "zod";
import { field, group, listFile } from "../define";
import { line, listOf, slug } from "../fields";

const metric = z
  .string()
  .regex(
    /^([+-]\d+(\.\d+)?%|\d+(\.\d+)?x)$/,
    "is not a change that can be drawn. Fix: write it as +312%, -41% or 3.4x",
  );

const caseStudy = group(
  "CaseStudy",
  "A client's problem, what was done, and the one number that moved.",
  {
    slug: field(
      "Anchor on the work page, as in /work#<slug>",
      "gummies-th",
      slug.meta({ unique: true }),
    ),
    brand: field("The client as it may be named, with its market", "Gummies brand, TH", line(60)),
    tagline: field("The problem in a few words", "Stuck at the same revenue", line(120)),
    metric: field("The change, as +312%, -41% or 3.4x", "+312%", metric),
    sub: field("What the metric measures", "MoM revenue in 45 days", line(60)),
    blurb: field(
      "The story in a few sentences",
      "What was wrong, what was done, what came of it.",
      line(400),
    ),
    bullets: field(
      "What was done",
      ["New offer", "Twelve videos a week"],
      listOf(line(100), "bullet"),
    ),
  },
);

export const cases = listFile("cases.json", caseStudy);
