/**
 * Every path of the site. The only place that knows the shape of an address: no path ends in a
 * slash, save the home page's.
 */
export const HOME = "/";
export const SERVICES = "/services";
export const WORK = "/work";
export const PROCESS = "/process";
export const PRICING = "/pricing";
export const CONTACT = "/contact";
export const PRIVACY = "/privacy";
export const MESSAGE_SENT = "/contact/sent";
export const BLOG = "/blog";
export const SEARCH = "/search";
export const NOT_FOUND = "/404";

/** The fixed pages, by their keys in `content/pages.json`. */
export const PAGES = {
  home: HOME,
  services: SERVICES,
  work: WORK,
  process: PROCESS,
  pricing: PRICING,
  contact: CONTACT,
  privacy: PRIVACY,
  blog: BLOG,
  search: SEARCH,
  notFound: NOT_FOUND,
  messageSent: MESSAGE_SENT,
} as const;

/** Pages that search engines are told to leave out, also as the file that hosts look for. */
export const UNLISTED: readonly string[] = [NOT_FOUND, `${NOT_FOUND}.html`, MESSAGE_SENT, SEARCH];

/** The topic of whoever wants the free audit; plans are topics by their slugs. */
export const AUDIT = "audit";

/** The contact page, for a message about something: a plan's slug, or the audit. */
export const contactPath = (about?: string | null) =>
  about ? `${CONTACT}?about=${about}` : CONTACT;

/** Where the built-in inbox takes messages. */
export const CONTACT_API = "/api/contact";

const paged = (path: string, page: number) => (page > 1 ? `${path}/page/${page}` : path);

/** The list of all posts. `page` counts from 1. */
export const blogPath = (page = 1) => paged(BLOG, page);

/** The list of one category's posts. `page` counts from 1. */
export const categoryPath = (slug: string, page = 1) => paged(`${BLOG}/category/${slug}`, page);

/** A service on the page of all. */
export const servicePath = (slug: string) => `${SERVICES}#${slug}`;

/** The table of services and plans. */
export const COVERAGE = `${PRICING}#coverage`;

/** Somebody who runs the accounts, on the page that shows how they work. */
export const personPath = (slug: string) => `${PROCESS}#${slug}`;

/** A case study on the page of all. */
export const casePath = (slug: string) => `${WORK}#${slug}`;

/** The data of the search, in files that count from 1. */
export const searchPart = (part: number) => `${SEARCH}/entries-${part}.json`;

export const postPath = (slug: string) => `${BLOG}/${slug}`;

/** What feed readers take, by the name of its file. */
export type FeedFormat = "rss.xml" | "atom.xml" | "feed.json";

/** A feed of all posts, or of one category's. */
export const feedPath = (format: FeedFormat, category?: string) =>
  `${category ? categoryPath(category) : BLOG}/${format}`;

/** The preview picture of a page, by its path. */
export const shareImagePath = (path: string) => `/share${path === HOME ? "/home" : path}.png`;

/** A former address of a post: a path as it is, a slug where it was under /blog. */
export const aliasPath = (alias: string) => (alias.startsWith("/") ? alias : postPath(alias));

/** The absolute address of a path; `siteUrl` has no slash at its end. */
export const absoluteUrl = (siteUrl: string, path: string) =>
  path === HOME ? `${siteUrl}/` : `${siteUrl}${path}`;

/**
 * What a navigation link says of where the visitor is, as the value of `aria-current`: `page` on
 * its very page, `true` on those under it.
 */
export const currentState = (link: string, pathname: string): "page" | "true" | undefined => {
  const here = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  if (here === link) return "page";
  return link !== HOME && here.startsWith(`${link}/`) ? "true" : undefined;
};
