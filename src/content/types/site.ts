import { z } from "zod";
import { field, group, singleFile } from "../define";
import { line, link, template } from "../fields";
import { contactGuide, terms } from "./contact-guide";
import { offerTexts } from "./offer-texts";
import { peopleTexts, privacyTexts } from "./privacy-texts";
import {
  backgroundTexts,
  blogTexts,
  channelNames,
  contactFormTexts,
  copyLinkTexts,
  frameTexts,
  labels,
  measurementTexts,
  notificationTexts,
  searchTexts,
  shareTexts,
} from "./site-texts";

/** Networks a post can be shared on; each has a drawing and an address in `ShareLinks`. */
const SHARE_NETWORKS = ["facebook", "twitter", "linkedin"] as const;

const network = z.enum(
  SHARE_NETWORKS,
  `is not a network of this site. Fix: use one of ${SHARE_NETWORKS.join(", ")}`,
);

const url = z
  .url({
    protocol: /^https$/,
    error: "is not an https address. Fix: write it as https://example.com",
  })
  .regex(/^https:\/\/[^/?#@]+$/, "has more than a host name. Fix: write it as https://example.com");

const language = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/, "is not a language code. Fix: write en");

const year = z.int("is not a year. Fix: write four digits without quotes").min(2000).max(2100);

const footerYears = group("FooterYears", "The year in the footer's copyright line.", {
  home: field("On the home page", 2025, year),
  subpages: field("On every other page", 2024, year),
});

const hero = group(
  "HeroLinks",
  "The two buttons under the headline, and the words of it that stand out.",
  {
    emphasis: field(
      "Last words of the home page's title, set in the signal color",
      "actually works",
      line(60),
    ),
    primary: field("The filled button", link),
    secondary: field("The outlined button", link),
  },
);

const email = z.email("is not an e-mail address. Fix: write it as hello@example.com");

const whatsapp = z
  .string()
  .regex(/^\+[\d ()-]{7,25}$/, "is not an international number. Fix: write it as +1 555 010 0199");

const telegram = z
  .string()
  .regex(/^@[A-Za-z0-9_]{5,32}$/, "is not a Telegram handle. Fix: write it as @your_handle");

const contact = group(
  "ContactChannels",
  "Ways to reach the agency directly, as people write them.",
  {
    email: field("E-mail address", "hello@steepline.example", email),
    whatsapp: field("International number, as +1 555 010 0199", "+1 555 010 0199", whatsapp),
    telegram: field("Handle with its @", "@steepline_growth", telegram),
  },
);

const settings = group(
  "SiteSettings",
  "What is the same on every page: content/site.json. (Gatsby keeps the name Site for itself.)",
  {
    brand: field("The name of the agency", "Steepline", line(40)),
    url: field(
      "Address of the site without a slash at its end; SITE_URL overrides it",
      "https://steepline.example",
      url,
    ),
    language: field("Language of all texts, as a BCP 47 code", "en", language),
    tagline: field(
      "The promise in one line",
      "Performance marketing that actually works",
      line(120),
    ),
    availability: field("The badge over the headline", "Available for new projects", line(60)),
    copyright: field(
      "With {year} where the year goes",
      "© {year} Steepline",
      template(120, { year: "where the year goes" }),
    ),
    footerYears: field("The years of the copyright line", footerYears),
    navigation: field(
      "The pages of the header and the footer, in order",
      z.array(link, "is not a list").min(1, "is empty. Fix: name at least one link"),
    ),
    frame: field("Texts around every page", frameTexts),
    getStarted: field("The button in the header", link),
    hero: field("Buttons and emphasis of the home page", hero),
    contact: field("Ways to reach the agency directly", contact),
    channelNames: field("What these ways are called", channelNames),
    shareNetworks: field(
      "Networks a post can be shared on, in order: facebook, twitter, linkedin",
      ["facebook", "linkedin"],
      z.array(network, "is not a list"),
    ),
    share: field("Texts of the links that share a post", shareTexts),
    contactForm: field("Every text of the contact form", contactFormTexts),
    contactGuide: field("What stands beside the contact form", contactGuide),
    people: field("Words over the people who run the accounts", peopleTexts),
    privacy: field("Every text of the privacy page", privacyTexts),
    terms: field("What only the owner knows; what is not written is not shown", terms.optional()),
    copyLink: field("Texts of what copies an address", copyLinkTexts),
    notifications: field("Texts around every notification", notificationTexts),
    background: field("Names of the button that pauses the background", backgroundTexts),
    measurement: field("Texts that ask whether clicks may be counted", measurementTexts),
    search: field("Texts of the page that searches the site", searchTexts),
    offer: field("What is free, what is paid, and which plan has which service", offerTexts),
    blog: field("Texts that every page of the blog shares", blogTexts),
    labels: field("Small words beside the content", labels),
  },
);

export const site = singleFile("site.json", settings);

export type SiteContent = z.infer<typeof settings>;
