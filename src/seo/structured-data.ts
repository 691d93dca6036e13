import type { Thing } from "schema-dts";
import { LANGUAGE } from "../language";
import { telegramLink, whatsAppLink } from "../lib/contact-links";
import type { useSite } from "../lib/use-site";
import { absoluteUrl, HOME } from "../routes";

export type SiteFacts = Pick<
  ReturnType<typeof useSite>,
  "brand" | "url" | "tagline" | "navigation" | "contact"
>;

export interface Crumb {
  name?: string;
  path: string;
}

export type Nodes = (site: SiteFacts) => Thing[];

/** Types of pages in structured data: https://schema.org/WebPage, its subtypes, and Blog. */
export type PageType = "WebPage" | "CollectionPage" | "ContactPage" | "Blog";

export const ref = ({ url }: SiteFacts, path: string) => ({ "@id": absoluteUrl(url, path) });

export const ORGANIZATION = "/#organization";
const WEBSITE = "/#website";

const BREADCRUMB = "#breadcrumb";

/** The agency in a few words, for pages whose structured data refer to it. */
export const agency = (site: SiteFacts) => ({
  "@type": "Organization" as const,
  ...ref(site, ORGANIZATION),
  name: site.brand,
  url: absoluteUrl(site.url, HOME),
  logo: absoluteUrl(site.url, "/icon-512.png"),
});

/** The agency and the website. Only the home page and the contact page describe both in full. */
export const organization =
  (description: string): Nodes =>
  (site) => [
    {
      ...agency(site),
      description,
      slogan: site.tagline,
      email: site.contact.email,
      // WhatsApp and Telegram links open chats, so they are contact points, not `sameAs` profiles.
      contactPoint: [whatsAppLink(site.contact.whatsapp), telegramLink(site.contact.telegram)].map(
        (url) => ({ "@type": "ContactPoint", contactType: "sales", url }),
      ),
    },
    {
      "@type": "WebSite",
      ...ref(site, WEBSITE),
      name: site.brand,
      url: absoluteUrl(site.url, HOME),
      inLanguage: LANGUAGE,
      publisher: ref(site, ORGANIZATION),
    },
  ];

export interface PageFacts {
  url: string;
  path: string;
  title: string;
  heading: string;
  description: string;
  /**
   * Name in breadcrumbs. The default is the navigation label, or the heading if the page has no
   * navigation label.
   */
  name?: string;
  /**
   * The schema.org type of the page. It is undefined if another node of the JSON-LD graph describes
   * the page.
   */
  type?: PageType;
  /** Pages in the breadcrumbs between the home page and this page. */
  trail?: readonly Crumb[];
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
    "@id": `${url}${BREADCRUMB}`,
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(site.url, crumb.path),
    })),
  };
}

/**
 * Returns the objects of JSON-LD for a page: the page itself, its breadcrumbs, and then `own`,
 * which describes the subject of the page.
 */
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
    breadcrumb: isFirst ? undefined : { "@id": `${url}${BREADCRUMB}` },
    ...more?.(site),
  });
  return [...(type ? [itself(type)] : []), ...(isFirst ? [] : [breadcrumbs(site, page)]), ...own];
}

/** Escapes `<`, because `</script>` in a string would end the script element. */
export function jsonLd(data: object): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
}
