import { z } from "zod";
import { callToActionSchema, line, metaFields } from "./fields";

const pageSchema = z.strictObject({
  title: line(80),
  subtitle: line(240),
  ...metaFields,
  teaser: z
    .strictObject({ title: line(80), text: line(200) })
    .optional()
    .describe("Heading of the page's section on the home page"),
  callToAction: callToActionSchema.optional().describe("Closing block of the page"),
});

/** The whole of `content/pages.json`: one entry per fixed page, none missing, none more. */
export const pagesSchema = z.strictObject({
  home: pageSchema,
  services: pageSchema,
  work: pageSchema,
  process: pageSchema,
  pricing: pageSchema,
  contact: pageSchema,
  blog: pageSchema,
  notFound: pageSchema,
  messageSent: pageSchema,
});

export const pageTypeDefs = /* GraphQL */ `
  "The pages that always exist; the keys of content/pages.json."
  enum PageKey {
    home
    services
    work
    process
    pricing
    contact
    blog
    notFound
    messageSent
  }

  "Title, subtitle and metadata of a fixed page."
  type Page implements Node @dontInfer {
    key: PageKey!
    title: String!
    subtitle: String!
    "Tab title without the brand"
    metaTitle: String!
    metaDescription: String!
    keywords: [String!]!
    "Heading of the page's section on the home page"
    teaser: Teaser
    "Closing block of the page"
    callToAction: CallToAction
  }

  "Heading and sentence over a section of the home page."
  type Teaser {
    title: String!
    text: String!
  }

  "A closing block with one link."
  type CallToAction {
    title: String!
    text: String!
    label: String!
    path: String!
  }
`;
