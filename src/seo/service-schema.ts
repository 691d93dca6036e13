import { absoluteUrl, CONTACT, SERVICES, servicePath } from "../routes";
import { agency, type Nodes, ORGANIZATION, ref } from "./structured-data";

type ServiceFacts = Readonly<Pick<Queries.Service, "slug" | "title" | "desc">>;

type PlanFacts = Readonly<Pick<Queries.Plan, "name" | "summary" | "price" | "includes">>;

/** Describes the services as an https://schema.org/ItemList, with the agency that provides them. */
export const serviceSchema =
  (services: readonly ServiceFacts[]): Nodes =>
  (site) => [
    agency(site),
    {
      "@type": "ItemList",
      itemListElement: services.map(({ slug, title, desc }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Service",
          ...ref(site, servicePath(slug)),
          url: absoluteUrl(site.url, servicePath(slug)),
          name: title,
          description: desc,
          provider: ref(site, ORGANIZATION),
        },
      })),
      mainEntityOfPage: ref(site, SERVICES),
    },
  ];

/** Describes plans as https://schema.org/Offer, with the texts of their cards. */
export const planSchema =
  (plans: readonly PlanFacts[]): Nodes =>
  (site) => [
    {
      ...agency(site),
      makesOffer: plans.map(({ name, summary, price, includes }) => ({
        "@type": "Offer",
        name,
        description: summary ?? undefined,
        priceSpecification: { "@type": "PriceSpecification", description: price },
        itemOffered: { "@type": "Service", name, description: includes.join(", ") },
        url: absoluteUrl(site.url, CONTACT),
      })),
    },
  ];
