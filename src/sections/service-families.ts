export type FamilyTitles = Queries.ServiceListLabelsFragment["labels"]["families"];

/** Returns the groups of services in the order of the content, without empty groups. */
export const familiesOf = <Service extends { readonly family: string }>(
  services: readonly Service[],
  titles: FamilyTitles,
) =>
  Object.entries(titles)
    .map(([id, title]) => ({
      id: id as keyof FamilyTitles,
      title,
      services: services.filter(({ family }) => family === id),
    }))
    .filter((family) => family.services.length > 0);
