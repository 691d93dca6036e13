/** The paths to which code refers. Only the path of the home page ends in a slash. */
export const HOME = "/";
export const SERVICES = "/services";
export const WORK = "/work";
export const PROCESS = "/process";
export const PRICING = "/pricing";
export const CONTACT = "/contact";
export const MESSAGE_SENT = "/contact/sent";
export const BLOG = "/blog";
export const SEARCH = "/search";
export const NOT_FOUND = "/404";

/** Paths of the pages that always exist, by their keys in content/pages.json. */
export const PAGES = {
  home: HOME,
  services: SERVICES,
  work: WORK,
  process: PROCESS,
  pricing: PRICING,
  contact: CONTACT,
  blog: BLOG,
  search: SEARCH,
  notFound: NOT_FOUND,
  messageSent: MESSAGE_SENT,
} as const;

export const CONTACT_API = "/api/contact";

const paged = (path: string, page: number) => (page > 1 ? `${path}/page/${page}` : path);

/** Number of posts on one page of the list of posts, or of a category. */
export const POSTS_PER_PAGE = 12;

/** Returns the number of pages of a list of posts. An empty list has one page. */
export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** `page` counts from 1. */
export const blogPath = (page = 1) => paged(BLOG, page);

export const categoryPath = (slug: string, page = 1) => paged(`${BLOG}/category/${slug}`, page);

/** A page of content/pages. */
export const markdownPagePath = (slug: string) => `/${slug}`;

export const servicePath = (slug: string) => `${SERVICES}#${slug}`;

export const casePath = (slug: string) => `${WORK}#${slug}`;

/** The entries that the search finds. */
export const SEARCH_INDEX = `${SEARCH}/entries.json`;

export const postPath = (slug: string) => `${BLOG}/${slug}`;

export const FEED = `${BLOG}/rss.xml`;

/**
 * The media type by which feed readers find the feed: https://www.rssboard.org/rss-autodiscovery
 */
export const FEED_TYPE = "application/rss+xml";

export const SITEMAP = "/sitemap.xml";

export const ROBOTS = "/robots.txt";

/** Netlify and Cloudflare Pages read headers and redirects from these files, and do not serve them. */
export const HEADERS = "/_headers";
export const REDIRECTS = "/_redirects";

/** Converts an alias to a path. The alias is either a path already or the slug of a post. */
export const aliasPath = (alias: string) => (alias.startsWith("/") ? alias : postPath(alias));

/** `siteUrl` has no trailing slash. */
export const absoluteUrl = (siteUrl: string, path: string) =>
  path === HOME ? `${siteUrl}/` : `${siteUrl}${path}`;

/** Returns `aria-current` of a link: "page" on the link's own page, "true" on pages below it. */
export const currentState = (link: string, pathname: string): "page" | "true" | undefined => {
  const here = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  if (here === link) return "page";
  return link !== HOME && here.startsWith(`${link}/`) ? "true" : undefined;
};
