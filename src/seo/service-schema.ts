import { absoluteUrl, contactPath, SERVICES, servicePath } from "../routes";
import { monthlyPrice } from "./price";
import { agency, type Nodes, ORGANIZATION, ref } from "./structured-data";

type ServiceFacts = Readonly<Pick<Queries.Service, "slug" | "title" | "desc">>;

type PlanFacts = Readonly<Pick<Queries.Plan, "name" | "slug" | "summary" | "price" | "includes">>;

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

/**
 * Returns an https://schema.org/UnitPriceSpecification, or text for a price without a number. The
 * offer itself has no price, because a price without its unit would be read as a single payment.
 */
function priceOf(price: string, currency: string | null | undefined) {
  const amount = monthlyPrice(price);
  if (amount === undefined || !currency) {
    return { "@type": "PriceSpecification", description: price } as const;
  }
  return {
    "@type": "UnitPriceSpecification",
    price: amount,
    priceCurrency: currency,
    unitCode: "MON",
    description: price,
  } as const;
}

/** Describes plans as https://schema.org/Offer. `currency` is an ISO 4217 code. */
export const planSchema =
  (plans: readonly PlanFacts[], currency?: string | null): Nodes =>
  (site) => [
    {
      ...agency(site),
      makesOffer: plans.map(({ name, slug, summary, price, includes }) => ({
        "@type": "Offer",
        name,
        description: summary ?? undefined,
        priceSpecification: priceOf(price, currency),
        itemOffered: { "@type": "Service", name, description: includes.join(", ") },
        url: absoluteUrl(site.url, contactPath(slug)),
      })),
    },
  ];
