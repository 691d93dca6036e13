/** Ids of parts of pages. */

/** The main part of every page. */
export const MAIN = "content";

/** The sections of the home page. The contact page has the last one, too. */
export const HOME_SECTIONS = {
  services: "services",
  work: "work",
  process: "process",
  pricing: "pricing",
  contact: "contact",
} as const;

/** The questions on the pricing page, if there are any. */
export const QUESTIONS = "faq";

/** The section below an article, if the blog has another article. */
export const RELATED = "related";

/** The section with the newest articles on the page of a category without articles. */
export const NEWEST = "newest";

/** The id of a group of services. Slugs contain no underscore, so no service has this id. */
export const groupId = (name: string) => `group_${name}`;

/** The id of a section's heading. */
export const titleId = (section: string) => `${section}-title`;

/** The ids of the elements that Gatsby adds to every page. */
const GATSBY_IDS = ["gatsby-focus-wrapper", "gatsby-announcer"];

/** Pages have these ids themselves, so no heading of an article may have them. */
export const RESERVED_IDS: readonly string[] = [MAIN, RELATED, titleId(RELATED), ...GATSBY_IDS];
