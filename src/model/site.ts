import { z } from "zod";
import { callToActionSchema, line, linkSchema } from "./fields";

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
  blog: z.strictObject({
    all: line(30),
    readMore: line(30),
    back: line(30),
    emptyTitle: line(60),
    emptyText: line(160).includes("{category}", {
      error: "does not say where the category goes. Fix: write {category} in it",
    }),
    relatedTitle: line(60),
    callToAction: callToActionSchema.describe("Closing block of every post"),
  }),
});

export type SiteContent = z.infer<typeof siteSchema>;

export const siteTypeDefs = /* GraphQL */ `
  "What is the same on every page: content/site.json. (Gatsby keeps the name Site for itself.)"
  type SiteSettings implements Node @dontInfer {
    brand: String!
    "Address of the site without a slash at its end; SITE_URL overrides it"
    url: String!
    language: String!
    tagline: String!
    "The badge over the headline"
    availability: String!
    "With {year} where the year goes"
    copyright: String!
    footerYears: FooterYears!
    navigation: [SiteLink!]!
    getStarted: SiteLink!
    hero: HeroLinks!
    contact: ContactChannels!
    shareNetworks: [String!]!
    contactForm: ContactFormTexts!
    blog: BlogTexts!
  }

  "The year in the footer's copyright line."
  type FooterYears {
    home: Int!
    subpages: Int!
  }

  "A link inside the site."
  type SiteLink {
    label: String!
    path: String!
  }

  "The two buttons under the headline, and the words of it that stand out."
  type HeroLinks {
    emphasis: String!
    primary: SiteLink!
    secondary: SiteLink!
  }

  "Ways to reach the agency directly, as people write them."
  type ContactChannels {
    email: String!
    whatsapp: String!
    telegram: String!
  }

  "Label and placeholder of a form field."
  type FieldTexts {
    label: String!
    placeholder: String!
  }

  "Every text of the contact form."
  type ContactFormTexts {
    name: FieldTexts!
    email: FieldTexts!
    message: FieldTexts!
    submit: String!
    sending: String!
    success: String!
    error: String!
  }

  "Texts that every page of the blog shares."
  type BlogTexts {
    all: String!
    readMore: String!
    back: String!
    emptyTitle: String!
    "With {category} where its name goes"
    emptyText: String!
    relatedTitle: String!
    "Closing block of every post"
    callToAction: CallToAction!
  }
`;
