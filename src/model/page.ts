import { z } from "zod";
import { callToActionSchema, line, metaFields } from "./fields";

export const pageSchema = z.strictObject({
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
  search: pageSchema,
  notFound: pageSchema,
  messageSent: pageSchema,
});

export const pageTypeDefs = /* GraphQL */ `
  "The pages that always exist; the keys of content/pages.json."
  enum PageKey {
    "/"
    home
    "/services"
    services
    "/work"
    work
    "/process"
    process
    "/pricing"
    pricing
    "/contact"
    contact
    "The list of posts: /blog"
    blog
    "/search"
    search
    "What unknown addresses answer"
    notFound
    "Where a browser without JavaScript lands after its message was taken"
    messageSent
  }

  "Title, subtitle and metadata of a fixed page."
  type Page implements Node @dontInfer {
    "Its key in content/pages.json"
    key: PageKey!
    "The heading"
    title: String!
    "The sentence under the heading"
    subtitle: String!
    "Tab title without the brand"
    metaTitle: String!
    "Description for search results"
    metaDescription: String!
    "For search engines that read them"
    keywords: [String!]!
    "Heading of the page's section on the home page"
    teaser: Teaser
    "Closing block of the page"
    callToAction: CallToAction
  }

  "Heading and sentence over a section of the home page."
  type Teaser {
    "The heading"
    title: String!
    "The sentence beside it"
    text: String!
  }

  "A closing block with one link."
  type CallToAction {
    "The heading"
    title: String!
    "The reason"
    text: String!
    "Label of the button"
    label: String!
    "Where the button leads"
    path: String!
  }
`;
