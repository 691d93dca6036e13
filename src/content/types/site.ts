import { z } from "zod";
import { SHARE_NETWORKS } from "../../share-networks";
import { field, group, singleFile } from "../define";
import { callToAction, line, link, listOf, template, text } from "../fields";
import { analytics } from "./analytics";

const networks = Object.keys(SHARE_NETWORKS);

const network = z.enum(
  networks,
  `is not a social network that this site supports. Fix: use one of ${networks.join(", ")}`,
);

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : "https://example.com");

const NOT_ASCII = /[^\x21-\x7e]/;

const url = z
  .url({
    protocol: /^https$/,
    error: "is not an https address. Fix: write the address as https://example.com",
  })
  .regex(
    /^https:\/\/[^/?#@]+$/,
    "contains more than https:// and a host name. Fix: write the address as https://example.com",
  )
  .refine((text) => !NOT_ASCII.test(text), {
    error: ({ input }) =>
      `has letters that are not ASCII. Fix: write ${originOf(String(input))}, the same address in ASCII`,
  });

const RIGHT_TO_LEFT = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

const language = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/, "is not a language code. Fix: write en or en-US")
  .refine(
    (code) => !RIGHT_TO_LEFT.has(code.slice(0, 2)),
    "is a language that is written from right to left, which the design does not support. Fix: write en or another language that is written from left to right",
  );

const year = z.int("is not a year. Fix: write four digits without quotes").min(2000).max(2100);

const email = z.email("is not an email address. Fix: write the address as hello@example.com");

const whatsapp = z
  .string()
  .regex(
    /^\+[\d ()-]{7,25}$/,
    "is not an international phone number. Fix: write the number as +1 555 010 0199",
  );

const telegram = z
  .string()
  .regex(
    /^@[A-Za-z0-9_]{5,32}$/,
    "is not a Telegram handle. Fix: write the handle as @your_handle",
  );

const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, "is not a currency code. Fix: write the code as USD");

const term = group(
  "Term",
  "Label and text of a fact about the business, such as the shortest duration of a contract",
  {
    label: text("Label of the fact, such as Minimum term", "Minimum term", 40),
    value: text("Text of the business fact", "Three months", 120),
  },
);

const optionalTerm = (meaning: string) => field(meaning, term.optional());

const terms = group(
  "Terms",
  "Facts about the business, such as the terms of payment. The site shows only the facts that are filled in",
  {
    responseTime: optionalTerm("Time until the agency answers, shown beside the contact form"),
    officeHours: optionalTerm(
      "Days, hours and time zone in which the agency answers, shown beside the contact form",
    ),
    start: optionalTerm("Time from a signed plan to the first day of work, shown below the plans"),
    minimumTerm: optionalTerm("Minimum term of a plan, shown below the plans"),
    notice: optionalTerm("Notice that ends a plan, shown below the plans"),
    handover: optionalTerm("What the client receives when a plan ends, shown below the plans"),
    team: optionalTerm("Who works on the account of a client, shown below the plans"),
    creatives: optionalTerm("Number of new creatives a week in each plan, shown below the plans"),
    adSpend: optionalTerm("Ad spend for which the plans are suitable, shown below the plans"),
    addOns: optionalTerm("Prices of services that can be added, shown below the plans"),
    tiktokShop: optionalTerm(
      "Which plan covers TikTok Shop, or that none does, shown below the plans",
    ),
    tax: optionalTerm("Statement whether prices include tax, shown below the plans"),
    currency: field("Currency of the prices, as an ISO 4217 code", "USD", currency.optional()),
    currencyLabel: field("Label of the currency below the plans", "Currency", line(40).optional()),
    company: optionalTerm("Name, address and register entry of the company, for the privacy page"),
    controller: optionalTerm(
      "Person or company responsible for personal data, for the privacy page",
    ),
    retention: optionalTerm("How long messages are kept, for the privacy page"),
    rights: optionalTerm(
      "Rights of visitors over their data, and where to use them, for the privacy page",
    ),
  },
);

const settings = group("SiteSettings", "Settings and texts that all pages share", {
  brand: text("Name of the agency", "Steepline", 40),
  url: field(
    "URL of the site without a trailing slash; the environment variable SITE_URL overrides it",
    "https://steepline.example",
    url,
  ),
  language: field("Language of all texts, as a BCP 47 code", "en", language),
  tagline: text("Tagline of the agency", "Performance marketing that actually works", 120),
  availability: text("Badge above the headline of the home page", "Available for new projects", 60),
  copyright: template(
    "Copyright line of the footer",
    "© {year} Steepline",
    120,
    "{year}",
    "the year",
  ),
  footerYears: group("FooterYears", "Years in the copyright line of the footer", {
    home: field("Year in the copyright line of the home page", 2025, year),
    subpages: field("Year in the copyright line of all pages except the home page", 2024, year),
  }),
  navigation: field("Links in the header and the footer, in order", listOf(link, "link")),
  getStarted: field("The button in the header of every page", link),
  hero: group("HeroLinks", "Headline and buttons at the top of the home page", {
    emphasis: text("Last words of the home page's headline, shown in color", "actually works", 60),
    primary: field("The first button, which has a solid background color", link),
    secondary: field("The second button, which is outlined", link),
  }),
  contact: group("ContactChannels", "Addresses and numbers of the agency, as the site shows them", {
    email: field("Email address", "hello@steepline.example", email),
    whatsapp: field("WhatsApp number in international format", "+1 555 010 0199", whatsapp),
    telegram: field("Telegram handle with the @", "@steepline_growth", telegram),
  }),
  shareNetworks: field(
    `Networks that posts can be shared on, in the order of the links. Possible: ${networks.join(", ")}`,
    ["facebook", "linkedin"],
    z.array(network, "is not a list"),
  ),
  contactGuide: group("ContactGuide", "Texts beside the contact form", {
    title: text("Heading above the list of what happens after sending", "What happens next", 60),
    steps: field(
      "What happens after the visitor has sent a message, in order",
      ["We read it.", "You get a time for the call.", "We call you."],
      z
        .array(line(160), "is not a list")
        .length(
          3,
          "does not have exactly three steps. Fix: write three steps, because the drawings have three places",
        ),
    ),
    prepareTitle: text("Heading above the things to prepare", "Good to have at hand", 60),
    prepare: field(
      "Things to prepare for the call",
      ["A link to your store"],
      listOf(line(120), "thing"),
    ),
    next: text(
      "Text that replaces the fields of the form after the message was sent",
      "You get a time by email.",
      160,
    ),
  }),
  privacy: group("PrivacyTexts", "Texts of the privacy page", {
    formTitle: text("Heading above the texts about the contact form", "The contact form", 80),
    form: text("Data that the contact form collects, and why", "Your name, to answer you.", 400),
    inbox: text(
      "Who receives a message if no form provider is set",
      "It goes to our own server.",
      300,
    ),
    provider: template(
      "Who receives a message if a form provider is set",
      "It goes to {host}.",
      300,
      "{host}",
      "the host name of the provider",
    ),
    browserTitle: text(
      "Heading above the data that the browser stores",
      "What your browser keeps",
      80,
    ),
    browserShort: text(
      "Summary above the texts about data that the browser stores",
      "Very little.",
      80,
    ),
    browser: field(
      "Data that the browser stores, and for how long",
      ["A message that was not sent yet"],
      listOf(line(240), "thing"),
    ),
    measurementTitle: text(
      "Heading above the text about counting visits and clicks",
      "What we count",
      80,
    ),
    notCounted: text("Says that the site counts nothing", "Nothing.", 240),
    accessibilityTitle: text("Heading above the text about accessibility", "Accessibility", 80),
    accessibility: text("How accessible the site is, and how to report a barrier", "Tell us.", 400),
  }),
  analytics: field(
    "A script that counts visits; without it, the site counts nothing",
    analytics.optional(),
  ),
  terms: field("Business facts that only the owner of the agency can provide", terms.optional()),
  offer: group("OfferTexts", "Texts about what is free and what is paid", {
    title: text(
      "Heading above the free offer and the paid service that clients start with",
      "Free first",
      80,
    ),
    freeTitle: text("Heading above the free offer", "Free: fifteen minutes", 60),
    free: text("The free offer; replaces {free} in other texts", "A call of fifteen minutes.", 240),
    paidTitle: text(
      "Heading above the paid service that clients start with",
      "Paid: the written audit",
      60,
    ),
    paid: text(
      "The paid service that clients start with; replaces {paid} in other texts",
      "A written audit.",
      240,
    ),
  }),
  blog: group("BlogTexts", "Texts that the pages of the blog share", {
    callToAction: field("Closing block at the end of every post", callToAction),
  }),
});

export const site = singleFile("site.json", settings);

export type SiteContent = z.infer<typeof settings>;
