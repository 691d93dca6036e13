import {
  absoluteUrl,
  casePath,
  contactPath,
  PRICING,
  SERVICES,
  servicePath,
  WORK,
} from "../routes";
import { type Nodes, ORGANIZATION, ref, type SiteFacts } from "./structured-data";

type ServiceFacts = Readonly<Pick<Queries.Service, "slug" | "title" | "desc">>;

type CaseFacts = Readonly<Pick<Queries.CaseStudy, "slug" | "brand" | "metric" | "sub">>;

type PlanFacts = Readonly<Pick<Queries.Plan, "name" | "slug" | "summary" | "price" | "includes">>;

/** Returns an https://schema.org/ItemList: the main content of the page at `path`. */
const itemList = (site: SiteFacts, path: string, items: readonly object[]) => ({
  "@type": "ItemList" as const,
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    ...item,
  })),
  mainEntityOfPage: ref(site, path),
});

export const serviceSchema =
  (services: readonly ServiceFacts[]): Nodes =>
  (site) => {
    const items = services.map(({ slug, title, desc }) => ({
      item: {
        "@type": "Service",
        ...ref(site, servicePath(slug)),
        url: absoluteUrl(site.url, servicePath(slug)),
        name: title,
        description: desc,
        provider: ref(site, ORGANIZATION),
      },
    }));
    return [itemList(site, SERVICES, items)];
  };

export const caseSchema =
  (cases: readonly CaseFacts[]): Nodes =>
  (site) => {
    const items = cases.map(({ slug, brand, metric, sub }) => ({
      name: `${brand}: ${metric} ${sub}`,
      url: absoluteUrl(site.url, casePath(slug)),
    }));
    return [itemList(site, WORK, items)];
  };

/** Parses a price such as "$1k/mo". Returns undefined for other prices, such as "% + base". */
function monthlyAmount(price: string): number | undefined {
  const [, digits, thousands] = /^\D?([\d,]+(?:\.\d+)?)(k?)\/mo$/.exec(price) ?? [];
  if (!digits) return undefined;
  return Number(digits.replaceAll(",", "")) * (thousands ? 1_000 : 1);
}

/** Returns an https://schema.org/UnitPriceSpecification, or text for a price without a number. */
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

/** Describes plans as https://schema.org/Offer. `currency` is an ISO 4217 code. */
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
