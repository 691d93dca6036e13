import { field, group } from "../define";
import { line } from "../fields";

/** Texts of the offer in `content/site.json`; every page uses the same ones. */

const coverageTexts = group("CoverageTexts", "Words of the table of services and plans.", {
  title: field("Heading of the table", "Every service, plan by plan", line(80)),
  text: field("What its words mean", "Included is part of the price.", line(300)),
  service: field("Name of the column of services", "Service", line(40)),
  included: field("Of what the price of a plan pays for", "Included", line(30)),
  addOn: field("Of what can be added to a plan", "Can be added", line(30)),
  quoted: field("Of what has a price of its own", "Quoted after the call", line(30)),
});

export const offerTexts = group(
  "OfferTexts",
  "What is free, what the first paid step adds, and how services and plans belong together.",
  {
    title: field("Heading over what is free and what is paid", "Free first", line(80)),
    freeTitle: field("Heading over what is free", "Free: fifteen minutes", line(60)),
    free: field(
      "What is free and how long it is; closing blocks and answers repeat it where they have {free}",
      "The free audit is a call of fifteen minutes.",
      line(240),
    ),
    paidTitle: field("Heading over the first paid step", "Paid: the written audit", line(60)),
    paid: field(
      "What the first paid step adds; closing blocks and answers repeat it where they have {paid}",
      "The written audit is step one of every plan.",
      line(240),
    ),
    coverage: field("Words of the table of services and plans", coverageTexts),
  },
);
