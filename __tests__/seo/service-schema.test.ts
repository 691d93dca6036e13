import { planSchema } from "../../src/seo/service-schema";
import { plan } from "../support/content";

const SITE = { url: "https://steepline.example", brand: "Steepline" } as never;

test("the structured data of a plan contain what its card shows", () => {
  const card = {
    name: "Growth",
    price: "$3.5k/mo",
    summary: "For larger stores.",
    includes: ["Pages", "Calls"],
  };
  expect(planSchema([plan(card)])(SITE)).toMatchObject([
    {
      makesOffer: [
        {
          name: "Growth",
          description: "For larger stores.",
          priceSpecification: { description: "$3.5k/mo" },
          itemOffered: { description: "Pages, Calls" },
          url: "https://steepline.example/contact/about-growth",
        },
      ],
    },
  ]);
});
