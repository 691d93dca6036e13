import { z } from "zod";
import { field, group } from "../define";
import { line, listOf } from "../fields";

/** Texts of `content/site.json`: beside the contact form, and the terms of the work. */

export const contactGuide = group(
  "ContactGuide",
  "What happens after a message, and what to have at hand for the call.",
  {
    title: field("Heading over the steps", "What happens next", line(60)),
    steps: field(
      "What happens after the message was sent, in order",
      ["We read it.", "You get a time.", "Fifteen minutes, and one answer."],
      listOf(line(160), "step"),
    ),
    prepareTitle: field("Heading over what to have at hand", "Good to have at hand", line(60)),
    prepare: field(
      "What to have at hand for the call",
      ["A link to your store"],
      listOf(line(120), "thing"),
    ),
    next: field(
      "After a message was sent: the next step",
      "Next, you get a time for the call by e-mail.",
      line(160),
    ),
    privacy: field("Link to the notice on privacy", "What happens to your message", line(60)),
  },
);

const term = group("Term", "A fact, and what it is called.", {
  label: field("What it is called", "Minimum term", line(40)),
  value: field("The fact", "Three months", line(120)),
});

const optionalTerm = (meaning: string) => field(meaning, term.optional());

export const terms = group(
  "Terms",
  "What only the owner knows of the work. Every field may be missing, and shows nothing then.",
  {
    responseTime: optionalTerm("How soon a message is answered; beside the form"),
    minimumTerm: optionalTerm("How long a plan runs at least; under the plans"),
    adSpend: optionalTerm("The ad spend that the plans fit; under the plans"),
    tax: optionalTerm("Whether prices have tax in them; under the plans"),
    currency: field(
      "Currency of the prices, as an ISO 4217 code; under the plans and for search engines",
      "USD",
      z
        .string()
        .regex(/^[A-Z]{3}$/, "is not a currency code. Fix: write it as USD")
        .optional(),
    ),
    currencyLabel: field(
      "What the currency is called under the plans",
      "Currency",
      line(40).optional(),
    ),
    company: optionalTerm("Name, address and register of the company; on the privacy page"),
    controller: optionalTerm(
      "Who answers for personal data, and how to reach them; on the privacy page",
    ),
  },
);
