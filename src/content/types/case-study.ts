import { RESERVED_IDS } from "../../lib/anchors";
import { field, group, listFile } from "./define";
import { entryOf, illustration, link, listOf, picture, slug, text, textField } from "./fields";
import { services } from "./service";

const caseStudy = group("CaseStudy", "A case study, with the result as one number.", {
  slug: field(
    "Id of the case study on the work page, as in /work#<slug>",
    slug
      .refine(
        (id) => !RESERVED_IDS.includes(id),
        "is the id of another part of the page. Write another slug",
      )
      .meta({ unique: true }),
  ),
  brand: textField("Short description of the client, with the client's market"),
  tagline: textField("The client's problem in a few words"),
  metric: textField(
    "The result as one number. A number such as +312%, -41% or 3.4x also gets a drawing",
    12,
  ),
  sub: textField("Text below the number. It says what the number measures"),
  blurb: textField("The problem, the work and the result in a few sentences"),
  bullets: field("Steps of the agency's work for the client", listOf(text())),
  picture: field("A picture of what was made", illustration.optional()),
  services: field(
    "Services that the client received: titles from content/services.json",
    listOf(entryOf(services, "title")).optional(),
  ),
  spend: field("Ad spend in the measured period", text().optional()),
  period: field(
    "Days of the measurement, and the days that it is compared with",
    text().optional(),
  ),
  countedBy: field("Program or person that counted the number", text().optional()),
  client: field("The client's name, if it may be published", text().optional()),
  logo: field(
    "Path of the client's logo from content/, as in ./cases/acme.png. It stands in place of the client's name",
    picture.optional(),
  ),
  quote: field("A quote of the client, word for word", text().optional()),
  quotedBy: field("Name and role of the quoted person", text().optional()),
  article: field("Link to an article about the work", link.optional()),
});

export const cases = listFile("cases.json", caseStudy);
