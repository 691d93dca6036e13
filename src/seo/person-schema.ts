import { absoluteUrl, personPath } from "../routes";
import { agency, type Nodes, ORGANIZATION, ref, type SiteFacts } from "./structured-data";

type PersonFacts = Readonly<Pick<Queries.Author, "slug" | "name" | "role">>;

/** Describes a person of the agency, with the same `@id` on every page. */
export const person = (site: SiteFacts, { slug, name, role }: PersonFacts) => ({
  "@type": "Person" as const,
  ...ref(site, personPath(slug)),
  name,
  jobTitle: role,
  url: absoluteUrl(site.url, personPath(slug)),
  worksFor: ref(site, ORGANIZATION),
});

export const peopleSchema =
  (people: readonly PersonFacts[]): Nodes =>
  (site) => [agency(site), ...people.map((facts) => person(site, facts))];
