import { ORGANIZATION, ref, type SiteFacts } from "./structured-data";

type PersonFacts = Readonly<Pick<Queries.Author, "name" | "role">>;

/** Describes a person of the agency. */
export const person = (site: SiteFacts, { name, role }: PersonFacts) => ({
  "@type": "Person" as const,
  name,
  jobTitle: role,
  worksFor: ref(site, ORGANIZATION),
});
