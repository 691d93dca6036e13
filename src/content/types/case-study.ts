import { z } from "zod";
import { field, group, listFile } from "../define";
import { ALSO_WHEN_INCOMPLETE, line, listOf, slug } from "../fields";

const metric = z
  .string()
  .regex(
    /^([+-]\d+(\.\d+)?%|\d+(\.\d+)?x)$/,
    "is not a change in percent or a multiple. Fix: write it as +312%, -41% or 3.4x",
  );

/** Shown a few lines high; not SVG, which can hold scripts. */
const logo = z
  .string()
  .regex(
    /^\.\/logos\/[\w-]+\.(png|webp|avif)$/,
    "is not the path of a logo. Fix: put the logo into content/logos and write ./logos/brand.png",
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
    services: field(
      "What of the services was part of it: titles from content/services.json",
      ["Paid Ads"],
      listOf(line(60), "service").optional(),
    ),
    client: field("The client's name, where it may be told", "Acme", line(60).optional()),
    logo: field(
      "The client's logo, in content/logos; PNG, WebP or AVIF",
      "./logos/acme.png",
      logo.optional(),
    ),
    quote: field("What the client says of it, word for word", "It worked.", line(400).optional()),
    quotedBy: field("Who says so, with their role", "Ana Lopes, founder", line(100).optional()),
  },
).refine((study) => study.quotedBy === undefined || study.quote !== undefined, {
  ...ALSO_WHEN_INCOMPLETE,
  path: ["quotedBy"],
  error: "names a person, but there is no quote. Fix: add quote, or remove quotedBy",
});

export const cases = listFile("cases.json", caseStudy);
