import {
  absoluteUrl,
  casePath,
  contactPath,
  PRICING,
  SERVICES,
  servicePath,
  WORK,
} from "../routes";
import { type Nodes, ORGANIZATION, ref } from "./structured-data";

interface ServiceFacts {
  readonly slug: string;
  readonly title: string;
  readonly desc: string;
}

interface CaseFacts {
  readonly slug: string;
  readonly brand: string;
  readonly metric: string;
  readonly sub: string;
}

interface PlanFacts {
  readonly name: string;
  readonly slug: string;
  readonly summary: string;
  readonly price: string;
  readonly includes: readonly string[];
}

/** Structured data of the services: a list of https://schema.org/Service. */
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
          url: absoluteUrl(site.url, servicePath(slug)),
          name: title,
          description: desc,
          provider: ref(site, ORGANIZATION),
        },
      })),
      mainEntityOfPage: ref(site, SERVICES),
    },
  ];

/** Parses "$1k/mo"; returns undefined for a price such as "% + base". */
function monthlyAmount(price: string): number | undefined {
  const [, digits, thousands] = /^\D?([\d,]+(?:\.\d+)?)(k?)\/mo$/.exec(price) ?? [];
  if (!digits) return undefined;
  return Number(digits.replaceAll(",", "")) * (thousands ? 1_000 : 1);
}

/** https://schema.org/UnitPriceSpecification, or text if the price cannot be parsed. */
function priceOf(price: string, currency: string | null | undefined) {
  const amount = monthlyAmount(price);
  if (amount === undefined || !currency) {
    return { priceSpecification: { "@type": "PriceSpecification", description: price } as const };
  }
  const money = { price: amount, priceCurrency: currency };
  return {
    ...money,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...money,
      unitCode: "MON",
      description: price,
    } as const,
  };
}

/** Offers of the agency (https://schema.org/Offer). `currency` is an ISO 4217 code. */
export const planSchema =
  (plans: readonly PlanFacts[], currency?: string | null): Nodes =>
  (site) => [
    {
      "@type": "Organization",
      ...ref(site, ORGANIZATION),
      name: site.brand,
      makesOffer: plans.map(({ name, slug, summary, price, includes }) => ({
        "@type": "Offer",
        name,
        description: summary,
        ...priceOf(price, currency),
        itemOffered: { "@type": "Service", name, description: includes.join(", ") },
        url: absoluteUrl(site.url, contactPath(slug)),
        mainEntityOfPage: ref(site, PRICING),
      })),
    },
  ];

export const caseSchema =
  (cases: readonly CaseFacts[]): Nodes =>
  (site) => [
    {
      "@type": "ItemList",
      itemListElement: cases.map(({ slug, brand, metric, sub }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: `${brand}: ${metric} ${sub}`,
        url: absoluteUrl(site.url, casePath(slug)),
      })),
      mainEntityOfPage: ref(site, WORK),
    },
  ];
