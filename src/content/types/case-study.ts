import { TAKEN } from "../../anchors";
import { ALWAYS, field, group, listFile } from "./define";
import { line, listOf, slug, text } from "./fields";

const caseStudy = group("CaseStudy", "A case study, with the result as one number.", {
  slug: field(
    "Id of the case study on the work page, as in /work#<slug>",
    "gummies-th",
    slug
      .refine((value) => !TAKEN.includes(value), {
        error: "is an id that pages have already. Fix: choose another slug",
      })
      .meta({ unique: true }),
  ),
  brand: text(
    "Short description of the client, with the client's market. Visitors see the description",
    "Gummies brand, TH",
    60,
  ),
  tagline: text("The client's problem in a few words", "Stuck at the same revenue", 120),
  metric: text(
    "The result as one number. A number such as +312%, -41% or 3.4x also gets a drawing",
    "+312%",
    12,
  ),
  sub: text(
    "Text below the number. It says what the number measures",
    "MoM revenue in 45 days",
    32,
  ),
  blurb: text("The problem, the work and the result in a few sentences", "What was done.", 400),
  bullets: field(
    "Steps of the agency's work for the client",
    ["New offer", "Twelve videos a week"],
    listOf(line(100), "bullet"),
  ),
  services: field(
    "Services that the client received: titles from content/services.json",
    ["Paid Ads"],
    listOf(line(60).meta({ names: "services" }), "service").optional(),
  ),
  spend: field("Ad spend in the measured period", "$9,000 in the 45 days", line(80).optional()),
  period: field(
    "Days of the measurement, and the days that it is compared with",
    "March 1 to April 14, against the 45 days before",
    line(120).optional(),
  ),
  countedBy: field(
    "Program or person that counted the number",
    "Orders in the client's store",
    line(80).optional(),
  ),
  client: field("The client's name, if it may be published", "Acme", line(60).optional()),
  quote: field("A quote of the client, word for word", "It worked.", line(400).optional()),
  quotedBy: field("Name and role of the quoted person", "Ana Lopes, founder", line(100).optional()),
}).refine(({ quote, quotedBy }) => quote || !quotedBy, {
  ...ALWAYS,
  path: ["quotedBy"],
  error: "is not shown without a quote. Fix: add the field quote, or remove this field",
});

export const cases = listFile("cases.json", caseStudy);
