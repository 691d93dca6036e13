import { z } from "zod";
import { SHARE_NETWORKS } from "../../share-networks";
import { field, group, singleFile } from "../define";
import { line, link, template, text } from "../fields";
import {
  backgroundTexts,
  blogTexts,
  channelNames,
  contactFormTexts,
  contactGuide,
  copyLinkTexts,
  frameTexts,
  labels,
  measurementTexts,
  notificationTexts,
  offerTexts,
  peopleTexts,
  privacyTexts,
  searchTexts,
  shareTexts,
} from "./site-texts";

const networks = Object.keys(SHARE_NETWORKS);

const network = z.enum(
  networks,
  `is not a network of this site. Fix: use one of ${networks.join(", ")}`,
);

const url = z
  .url({
    protocol: /^https$/,
    error: "is not an https address. Fix: write the address as https://example.com",
  })
  .regex(
    /^https:\/\/[^/?#@]+$/,
    "has more than a host name. Fix: write the address as https://example.com",
  );

const language = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/, "is not a language code. Fix: write en");

const year = z.int("is not a year. Fix: write four digits without quotes").min(2000).max(2100);

const footerYears = group("FooterYears", "Years in the copyright line of the footer.", {
  home: field("Year on the home page", 2025, year),
  subpages: field("Year on every other page", 2024, year),
});

const hero = group(
  "HeroLinks",
  "The two buttons below the headline of the home page, and the emphasized words of the headline.",
  {
    emphasis: text(
      "Last words of the home page's title, which the headline shows in the accent color",
      "actually works",
      60,
    ),
    primary: field("The first button, which is filled", link),
    secondary: field("The second button, which is outlined", link),
  },
);

const email = z.email("is not an e-mail address. Fix: write the address as hello@example.com");

const whatsapp = z
  .string()
  .regex(
    /^\+[\d ()-]{7,25}$/,
    "is not an international number. Fix: write the number as +1 555 010 0199",
  );

const telegram = z
  .string()
  .regex(
    /^@[A-Za-z0-9_]{5,32}$/,
    "is not a Telegram handle. Fix: write the handle as @your_handle",
  );

const contact = group(
  "ContactChannels",
  "Direct channels to the agency, in the format in which they are shown.",
  {
    email: field("E-mail address", "hello@steepline.example", email),
    whatsapp: field(
      "WhatsApp number in international format, such as +1 555 010 0199",
      "+1 555 010 0199",
      whatsapp,
    ),
    telegram: field("Telegram handle with the @", "@steepline_growth", telegram),
  },
);

const term = group("Term", "A business fact, such as the minimum term, with a label.", {
  label: text("Label of the business fact", "Minimum term", 40),
  value: text("Text of the business fact", "Three months", 120),
});

const optionalTerm = (meaning: string) => field(meaning, term.optional());

const terms = group(
  "Terms",
  "Business facts that only the owner of the agency can provide. The site does not show a missing fact.",
  {
    responseTime: optionalTerm(
      "Time until the agency answers a message; shown beside the contact form",
    ),
    minimumTerm: optionalTerm("Minimum term of a plan; shown below the plans"),
    adSpend: optionalTerm("Ad spend for which the plans are suitable; shown below the plans"),
    tax: optionalTerm("Statement whether prices include tax; shown below the plans"),
    currency: field(
      "Currency of the prices, as an ISO 4217 code; shown below the plans and in the data for search engines",
      "USD",
      z
        .string()
        .regex(/^[A-Z]{3}$/, "is not a currency code. Fix: write the code as USD")
        .optional(),
    ),
    currencyLabel: field(
      "Label of the currency, shown below the plans",
      "Currency",
      line(40).optional(),
    ),
    company: optionalTerm(
      "Name, address and register entry of the company; shown on the privacy page",
    ),
    controller: optionalTerm(
      "Name and contact of the person responsible for personal data; shown on the privacy page",
    ),
  },
);

const settings = group(
  "SiteSettings",
  "Settings and texts that all pages share, from content/site.json. (Gatsby has a GraphQL type Site of its own.)",
  {
    brand: text("Name of the agency", "Steepline", 40),
    url: field(
      "URL of the site without a trailing slash; the environment variable SITE_URL overrides this value",
      "https://steepline.example",
      url,
    ),
    language: field("Language of all texts, as a BCP 47 code", "en", language),
    tagline: text("Tagline of the agency", "Performance marketing that actually works", 120),
    availability: text(
      "Text of the badge above the headline of the home page",
      "Available for new projects",
      60,
    ),
    copyright: template("Copyright line of the footer", "© {year} Steepline", 120, {
      year: "the year",
    }),
    footerYears: field("Years in the copyright line of the footer", footerYears),
    navigation: field(
      "Links in the header and the footer, in order",
      z.array(link, "is not a list").min(1, "is empty. Fix: add at least one link"),
    ),
    frame: field("Accessible names of the parts that all pages have", frameTexts),
    getStarted: field("The button in the header of every page", link),
    hero: field(
      "Buttons below the headline of the home page, and emphasized words of the headline",
      hero,
    ),
    contact: field("Direct channels to the agency", contact),
    channelNames: field("Labels of the direct channels to the agency", channelNames),
    shareNetworks: field(
      `Networks that posts can be shared on, in order: ${networks.join(", ")}`,
      ["facebook", "linkedin"],
      z.array(network, "is not a list"),
    ),
    share: field("Texts of the links that share a post", shareTexts),
    contactForm: field("Texts of the contact form", contactFormTexts),
    contactGuide: field("Texts beside the contact form", contactGuide),
    people: field("Texts above the list of the agency's people", peopleTexts),
    privacy: field("Texts of the privacy page", privacyTexts),
    terms: field("Business facts that only the owner of the agency can provide", terms.optional()),
    copyLink: field("Texts of the buttons that copy an address", copyLinkTexts),
    notifications: field("Texts that all notifications share", notificationTexts),
    background: field("Accessible names of the button that pauses the background", backgroundTexts),
    measurement: field("Texts of the question whether clicks may be counted", measurementTexts),
    search: field("Texts of the search page", searchTexts),
    offer: field(
      "Texts about what is free, what is paid, and which plan includes which service",
      offerTexts,
    ),
    blog: field("Texts that the pages of the blog share", blogTexts),
    labels: field(
      "Short texts that accompany services, case studies, plans and process steps",
      labels,
    ),
  },
);

export const site = singleFile("site.json", settings);

export type SiteContent = z.infer<typeof settings>;
