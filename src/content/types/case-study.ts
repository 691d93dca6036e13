import { field, group, listFile } from "./define";
import { illustration, line, listOf, slug, text } from "./fields";

const caseStudy = group("CaseStudy", "A case study, with the result as one number.", {
  slug: field(
    "Id of the case study on the work page, as in /work#<slug>",
    slug.meta({ unique: true }),
  ),
  brand: text("Short description of the client, with the client's market"),
  tagline: text("The client's problem in a few words"),
  metric: text(
    "The result as one number. A number such as +312%, -41% or 3.4x also gets a drawing",
    12,
  ),
  sub: text("Text below the number. It says what the number measures"),
  blurb: text("The problem, the work and the result in a few sentences"),
  bullets: field("Steps of the agency's work for the client", listOf(line())),
  picture: field("A picture of what was made", illustration.optional()),
  services: field(
    "Services that the client received: titles from content/services.json",
    listOf(line().meta({ names: "services" })).optional(),
  ),
  spend: field("Ad spend in the measured period", line().optional()),
  period: field(
    "Days of the measurement, and the days that it is compared with",
    line().optional(),
  ),
  countedBy: field("Program or person that counted the number", line().optional()),
  client: field("The client's name, if it may be published", line().optional()),
  quote: field("A quote of the client, word for word", line().optional()),
  quotedBy: field("Name and role of the quoted person", line().optional()),
});

export const cases = listFile("cases.json", caseStudy);
