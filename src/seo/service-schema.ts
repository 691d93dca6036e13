import { CONTACT, PRICING, SERVICES, servicePath } from "../routes";
import { type Nodes, ORGANIZATION, ref } from "./structured-data";

interface ServiceFacts {
  readonly slug: string;
  readonly title: string;
  readonly desc: string;
}

interface PlanFacts {
  readonly name: string;
  readonly summary: string;
  readonly price: string;
  readonly includes: readonly string[];
}

/** What the agency does, as https://schema.org/Service nodes in a list. */
export const serviceSchema =
  (services: readonly ServiceFacts[]): Nodes =>
  (site) => [
    {
      "@type": "ItemList",
      itemListElement: services.map(({ slug, title, desc }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Service",
          ...ref(site, servicePath(slug)),
          name: title,
          description: desc,
          provider: ref(site, ORGANIZATION),
        },
      })),
      mainEntityOfPage: ref(site, SERVICES),
    },
  ];

/**
 * The plans, as https://schema.org/Offer nodes. Their prices are words, as "% + base" is no amount,
 * and "$1k/mo" does not say in which dollars.
 */
export const planSchema =
  (plans: readonly PlanFacts[]): Nodes =>
  (site) =>
    plans.map(({ name, summary, price, includes }) => ({
      "@type": "Offer",
      name,
      description: summary,
      priceSpecification: { "@type": "PriceSpecification", description: price },
      itemOffered: { "@type": "Service", name, description: includes.join(", ") },
      offeredBy: ref(site, ORGANIZATION),
      url: ref(site, CONTACT)["@id"],
      mainEntityOfPage: ref(site, PRICING),
    }));
