import type { Thing } from "schema-dts";
import { telegramLink, whatsAppLink } from "../lib/contact-links";
import { absoluteUrl, HOME } from "../routes";

/**
 * Nodes of the graph of a page: https://schema.org. What is the same everywhere is written out on
 * the pages that are about it, and named by its `@id` on all others.
 */

/** What of the settings is told. */
export interface SiteFacts {
  brand: string;
  url: string;
  language: string;
  tagline: string;
  navigation: readonly { readonly label: string; readonly path: string }[];
  contact: { readonly email: string; readonly whatsapp: string; readonly telegram: string };
}

/** A page on the way to another; without a name it has that of its navigation link. */
export interface Crumb {
  name?: string;
  path: string;
}

/** Nodes that name the site. */
export type Nodes = (site: SiteFacts) => Thing[];

/** What a page can be, for its own node: https://schema.org/WebPage or one of its kinds, or a blog. */
export type PageType = "WebPage" | "CollectionPage" | "ContactPage" | "SearchResultsPage" | "Blog";

/** A node that is written out elsewhere. */
export const ref = ({ url }: SiteFacts, path: string) => ({ "@id": absoluteUrl(url, path) });

export const ORGANIZATION = "/#organization";
export const WEBSITE = "/#website";

/** The breadcrumb of a page, after its address. */
const TRAIL = "#breadcrumb";

/**
 * The agency and its site, for the pages that are about them.
 * @param description what the agency does
 */
export const organization =
  (description: string): Nodes =>
  (site) => [
    {
      "@type": "Organization",
      ...ref(site, ORGANIZATION),
      name: site.brand,
      description,
      slogan: site.tagline,
      url: absoluteUrl(site.url, HOME),
      logo: absoluteUrl(site.url, "/icon-512.png"),
      email: site.contact.email,
      // Not sameAs, which is for profiles: these are ways to write to the agency.
      contactPoint: [whatsAppLink(site.contact.whatsapp), telegramLink(site.contact.telegram)].map(
        (url) => ({ "@type": "ContactPoint", contactType: "sales", url }),
      ),
    },
    {
      "@type": "WebSite",
      ...ref(site, WEBSITE),
      name: site.brand,
      url: absoluteUrl(site.url, HOME),
      inLanguage: site.language,
      publisher: ref(site, ORGANIZATION),
    },
  ];

export interface PageFacts {
  /** Absolute. */
  url: string;
  path: string;
  title: string;
  /** What is written over it. */
  heading: string;
  description: string;
  /** Its name where there is little room; else it has that of its navigation link, or its heading. */
  name?: string;
  /** None where its own nodes say what it is. */
  type?: PageType;
  /** Pages between the first one and this. */
  trail?: readonly Crumb[];
  /** What its own node has besides: the posts of a blog. */
  more?: (site: SiteFacts) => object;
}

function breadcrumbs(site: SiteFacts, { url, path, heading, name, trail = [] }: PageFacts): Thing {
  const labelOf = (path: string) => site.navigation.find((link) => link.path === path)?.label;
  const here = { name: name ?? labelOf(path) ?? heading, path };
  const crumbs = [{ name: site.brand, path: HOME }, ...trail, here]
    .map((crumb) => ({ name: crumb.name ?? labelOf(crumb.path), path: crumb.path }))
    .filter((crumb) => crumb.name);
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}${TRAIL}`,
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(site.url, crumb.path),
    })),
  };
}

/** All nodes of a page: the page, the way to it, and what it is about. */
export function pageGraph(site: SiteFacts, page: PageFacts, own: Thing[]): Thing[] {
  const { type, url, path, title, description, more } = page;
  const isFirst = path === HOME;
  const itself = (pageType: PageType): Thing => ({
    "@type": pageType,
    "@id": url,
    url,
    name: title,
    description,
    isPartOf: ref(site, WEBSITE),
    breadcrumb: isFirst ? undefined : { "@id": `${url}${TRAIL}` },
    ...more?.(site),
  });
  // Without a type, what the page is about says all that.
  return [...(type ? [itself(type)] : []), ...(isFirst ? [] : [breadcrumbs(site, page)]), ...own];
}

/**
 * A schema.org object as the text of a script element. `<` is escaped, so that no string in it
 * can end the element; JSON readers give the same strings back.
 */
export function jsonLd(data: object): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
}
