import { groupId } from "./anchors";

/** Groups of services, each with its heading, in the order of the services page. */
export const SERVICE_FAMILIES = {
  acquire: "Find new customers",
  convert: "Turn visits into orders",
  keep: "Earn repeat orders",
  run: "Measure and automate",
} as const;

const TITLES: [string, string][] = Object.entries(SERVICE_FAMILIES);

/**
 * Returns the groups that have services, each with its id on the services page. Services without a
 * group are together in the last one.
 */
export function groupByFamily<Service extends { readonly family: string | null }>(
  services: readonly Service[],
) {
  const isAlone = services.every(({ family }) => family === null);
  const others = { name: "others", title: isAlone ? "Services" : "Other services", family: null };
  return [...TITLES.map(([name, title]) => ({ name, title, family: name })), others]
    .map(({ name, title, family }) => ({
      id: groupId(name),
      title,
      services: services.filter((service) => service.family === family),
    }))
    .filter((group) => group.services.length > 0);
}
