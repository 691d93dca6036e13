import { planSchema } from "../../src/seo/service-schema";
import { plan } from "../support/content";

const SITE = { url: "https://steepline.example", brand: "Steepline" } as never;

function offerOf(price: string, currency?: string) {
  const [organization] = planSchema([plan({ price })], currency)(SITE);
  const { makesOffer } = organization as unknown as { makesOffer: Record<string, unknown>[] };
  return makesOffer[0] ?? {};
}

test.each([["$1k/mo", 1000]])(
  "the structured data of a plan with the price %s contain the number %i",
  (text, price) => {
    expect(offerOf(text, "USD")).toMatchObject({
      priceSpecification: { price, priceCurrency: "USD", unitCode: "MON", description: text },
    });
    expect(offerOf(text, "USD")).not.toHaveProperty("price");
  },
);

test.each([
  ["% + base", "USD"],
  ["$1k/mo", undefined],
])(
  "the structured data of a plan contain the price %s as a description instead of a number if the currency is %s",
  (text, currency) => {
    const offer = offerOf(text, currency);
    expect(offer.priceSpecification).toEqual({ "@type": "PriceSpecification", description: text });
    expect(offer).not.toHaveProperty("price");
  },
);
