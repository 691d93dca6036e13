import { z } from "zod";
import { callToActionSchema, line, linkSchema } from "./fields";
import { searchTextsSchema } from "./search-texts";
import {
  backgroundSchema,
  copyLinkSchema,
  measurementSchema,
  notificationsSchema,
} from "./site-texts";

/** Networks a post can be shared on; each has a drawing and an address in `ShareLinks`. */
export const SHARE_NETWORKS = ["facebook", "twitter", "linkedin"] as const;

const year = z.int("is not a year. Fix: write four digits without quotes").min(2000).max(2100);
const fieldSchema = z.strictObject({ label: line(80), placeholder: line(160) });

/** The whole of `content/site.json`. */
export const siteSchema = z.strictObject({
  brand: line(40),
  url: z
    .url({
      protocol: /^https$/,
      error: "is not an https address. Fix: write it as https://example.com",
    })
    .regex(/^https:\/\/[^/?#@]+$/, "has more than a host. Fix: write it as https://example.com"),
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "is not a language code. Fix: write en"),
  tagline: line(120),
  availability: line(60).describe("The badge over the headline"),
  copyright: line(120).includes("{year}", {
    error: "does not say where the year goes. Fix: write {year} in it",
  }),
  footerYears: z.strictObject({ home: year, subpages: year }),
  navigation: z.array(linkSchema, "is not a list").min(1, "is empty. Fix: name at least one link"),
  getStarted: linkSchema,
  hero: z.strictObject({
    emphasis: line(60).describe("Last words of the home page's title, set in the signal color"),
    primary: linkSchema,
    secondary: linkSchema,
  }),
  contact: z.strictObject({
    email: z.email("is not an e-mail address. Fix: write it as hello@example.com"),
    whatsapp: z
      .string()
      .regex(
        /^\+[\d ()-]{7,25}$/,
        "is not an international number. Fix: write it as +1 555 010 0199",
      ),
    telegram: z
      .string()
      .regex(/^@[A-Za-z0-9_]{5,32}$/, "is not a Telegram handle. Fix: write it as @your_handle"),
  }),
  shareNetworks: z.array(
    z.enum(
      SHARE_NETWORKS,
      `is not a network of this site. Fix: use one of ${SHARE_NETWORKS.join(", ")}`,
    ),
    "is not a list",
  ),
  contactForm: z.strictObject({
    name: fieldSchema,
    email: fieldSchema,
    message: fieldSchema,
    submit: line(40),
    sending: line(40),
    success: line(160),
    error: line(160),
  }),
  copyLink: copyLinkSchema,
  notifications: notificationsSchema,
  background: backgroundSchema,
  measurement: measurementSchema,
  search: searchTextsSchema,
  blog: z.strictObject({
    all: line(30),
    readMore: line(30),
    back: line(30),
    readingTime: line(30).includes("{minutes}", {
      error: "does not say where the minutes go. Fix: write {minutes} in it",
    }),
    contentsTitle: line(40),
    emptyTitle: line(60),
    emptyText: line(160).includes("{category}", {
      error: "does not say where the category goes. Fix: write {category} in it",
    }),
    relatedTitle: line(60),
    draft: line(120),
    scheduled: line(120).includes("{date}", {
      error: "does not say where the date goes. Fix: write {date} in it",
    }),
    moved: line(80),
    callToAction: callToActionSchema.describe("Closing block of every post"),
  }),
  labels: z
    .strictObject({
      before: line(20),
      after: line(20),
      outcomes: line(40),
      needs: line(40),
      services: line(40),
      comparison: line(80),
    })
    .describe("Small words beside the content"),
});

export type SiteContent = z.infer<typeof siteSchema>;

export const siteTypeDefs = /* GraphQL */ `
  "What is the same on every page: content/site.json. (Gatsby keeps the name Site for itself.)"
  type SiteSettings implements Node @dontInfer {
    "The name of the agency"
    brand: String!
    "Address of the site without a slash at its end; SITE_URL overrides it"
    url: String!
    "Language of all texts, as a BCP 47 code"
    language: String!
    "The promise in one line"
    tagline: String!
    "The badge over the headline"
    availability: String!
    "With {year} where the year goes"
    copyright: String!
    "The years of the copyright line"
    footerYears: FooterYears!
    "The pages of the header and the footer, in order"
    navigation: [SiteLink!]!
    "The button in the header"
    getStarted: SiteLink!
    "Buttons and emphasis of the home page"
    hero: HeroLinks!
    "Ways to reach the agency directly"
    contact: ContactChannels!
    "Networks a post can be shared on, in order: facebook, twitter, linkedin"
    shareNetworks: [String!]!
    "Every text of the contact form"
    contactForm: ContactFormTexts!
    "Texts of what copies an address"
    copyLink: CopyLinkTexts!
    "Texts of the page that searches the site"
    search: SearchTexts!
    "Texts around every notification"
    notifications: NotificationTexts!
    "Names of the button that pauses the background"
    background: BackgroundTexts!
    "Texts that ask whether clicks may be counted; none in a build without GATSBY_COLLECTOR"
    measurement: MeasurementTexts
    "Texts that every page of the blog shares"
    blog: BlogTexts!
    "Small words beside the content"
    labels: Labels!
  }

  "The year in the footer's copyright line."
  type FooterYears {
    "On the home page"
    home: Int!
    "On every other page"
    subpages: Int!
  }

  "A link inside the site."
  type SiteLink {
    "What it says"
    label: String!
    "Where it leads, as /services or #work"
    path: String!
  }

  "The two buttons under the headline, and the words of it that stand out."
  type HeroLinks {
    "Last words of the title, set in the signal color"
    emphasis: String!
    "The filled button"
    primary: SiteLink!
    "The outlined button"
    secondary: SiteLink!
  }

  "Ways to reach the agency directly, as people write them."
  type ContactChannels {
    "E-mail address"
    email: String!
    "International number, as +1 555 010 0199"
    whatsapp: String!
    "Handle with its @"
    telegram: String!
  }

  "Label and placeholder of a form field."
  type FieldTexts {
    "Over the field"
    label: String!
    "In the empty field"
    placeholder: String!
  }

  "Every text of the contact form."
  type ContactFormTexts {
    "Of the field for the name"
    name: FieldTexts!
    "Of the field for the e-mail address"
    email: FieldTexts!
    "Of the field for the message"
    message: FieldTexts!
    "Label of the button"
    submit: String!
    "Label of the button while the message is on its way"
    sending: String!
    "After the message has arrived"
    success: String!
    "After it has not"
    error: String!
  }

  "Texts that every page of the blog shares."
  type BlogTexts {
    "Label of the filter that shows everything"
    all: String!
    "Label of a card's link"
    readMore: String!
    "Label of a post's way back"
    back: String!
    "How long a post takes to read, with {minutes} where the number goes"
    readingTime: String!
    "Over the list of a post's headings"
    contentsTitle: String!
    "Heading of a list without posts"
    emptyTitle: String!
    "With {category} where its name goes"
    emptyText: String!
    "Heading over the other posts"
    relatedTitle: String!
    "Over a draft, which only previews show"
    draft: String!
    "Over a post that comes out later, with {date} where the date goes"
    scheduled: String!
    "Title of the page at a former address"
    moved: String!
    "Closing block of every post"
    callToAction: CallToAction!
  }

  "Small words beside the content."
  type Labels {
    "Under the first bar of a case study"
    before: String!
    "Under the second"
    after: String!
    "Over what a client has at the end of a step"
    outcomes: String!
    "Before what the client brings to a step"
    needs: String!
    "Name of the list of services that leads to each"
    services: String!
    "Heading of the comparison of plans"
    comparison: String!
  }
`;
