import { TAKEN } from "../../anchors";
import { ALWAYS, field, group, listFile } from "./define";
import { line, listOf, slug, text } from "./fields";

const caseStudy = group("CaseStudy", "A case study, with the result as one number.", {
  slug: field(
    "Id of the case study on the work page, as in /work#<slug>",
    slug
      .refine((value) => !TAKEN.includes(value), {
        error: "is an id that pages have already. Fix: choose another slug",
      })
      .meta({ unique: true }),
    "gummies-th",
  ),
  brand: text(
    "Short description of the client, with the client's market. Visitors see the description",
    60,
    "Gummies brand, TH",
  ),
  tagline: text("The client's problem in a few words", 120, "Stuck at the same revenue"),
  metric: text(
    "The result as one number. A number such as +312%, -41% or 3.4x also gets a drawing",
    12,
    "+312%",
  ),
  sub: text(
    "Text below the number. It says what the number measures",
    32,
    "MoM revenue in 45 days",
  ),
  blurb: text("The problem, the work and the result in a few sentences", 400, "What was done."),
  bullets: field("Steps of the agency's work for the client", listOf(line(100), "bullet"), [
    "New offer",
    "Twelve videos a week",
  ]),
  services: field(
    "Services that the client received: titles from content/services.json",
    listOf(line(60).meta({ names: "services" }), "service").optional(),
    ["Paid Ads"],
  ),
  spend: field("Ad spend in the measured period", line(80).optional(), "$9,000 in the 45 days"),
  period: field(
    "Days of the measurement, and the days that it is compared with",
    line(120).optional(),
    "March 1 to April 14, against the 45 days before",
  ),
  countedBy: field(
    "Program or person that counted the number",
    line(80).optional(),
    "Orders in the client's store",
  ),
  client: field("The client's name, if it may be published", line(60).optional(), "Acme"),
  quote: field("A quote of the client, word for word", line(400).optional(), "It worked."),
  quotedBy: field("Name and role of the quoted person", line(100).optional(), "Ana Lopes, founder"),
}).refine(({ quote, quotedBy }) => quote || !quotedBy, {
  ...ALWAYS,
  path: ["quotedBy"],
  error: "is not shown without a quote. Fix: add the field quote, or remove this field",
});

export const cases = listFile("cases.json", caseStudy);
