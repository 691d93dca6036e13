import { Helmet } from "react-helmet";
import { useSite } from "../lib/use-site";
import { absoluteUrl, shareImagePath } from "../routes";
import { type FeedLink, feedLinks, MARKDOWN_TYPE } from "./feed-links";
import { type Article, metaTags } from "./meta-tags";
import {
  type Crumb,
  jsonLd,
  type Nodes,
  type PageFacts,
  type PageType,
  pageGraph,
} from "./structured-data";

interface SeoProps {
  /** Without the brand, which is added here. */
  title: string;
  description: string;
  /** From `routes.ts`, for the canonical address. */
  path: string;
  keywords?: readonly string[];
  /** What its preview picture says. */
  heading: string;
  /** Its name in a breadcrumb, where it is not the navigation's. */
  name?: string;
  /** The page whose preview picture this one shows, where it has none of its own. */
  sharePath?: string;
  /** Kept out of search engines; with "follow" it is a page like others all the same, and its links count. */
  noindex?: boolean | "follow";
  article?: Article;
  /** Feeds that have what the page has. */
  feeds?: readonly FeedLink[];
  /** Address of what the page says as markdown. */
  markdown?: string;
  /** Kind of page in the graph; none where `nodes` say what it is. */
  type?: PageType;
  /** Pages between the first one and this. */
  trail?: readonly Crumb[];
  nodes?: Nodes;
  /** What the page's own node in the graph has besides. */
  more?: PageFacts["more"];
}

/**
 * Everything a page says about itself to browsers, search engines and share previews: title, meta
 * elements, canonical address, feeds and structured data. Pages use it through PageSeo, BlogSeo and
 * PostSeo, which know their content.
 */
export function Seo({ path, sharePath = path, feeds = [], markdown, nodes, ...page }: SeoProps) {
  const site = useSite();
  const url = absoluteUrl(site.url, path);
  const meta = metaTags({
    ...page,
    title: `${page.title} | ${site.brand}`,
    url,
    brand: site.brand,
    language: site.language,
    image: absoluteUrl(site.url, shareImagePath(sharePath)),
    imageAlt: page.heading,
  });
  const text = markdown ? [{ rel: "alternate", type: MARKDOWN_TYPE, href: markdown }] : [];
  const canonical = { rel: "canonical", href: url };
  const hidden = page.noindex === true;
  const graph = pageGraph(site, { ...page, path, url }, nodes?.(site) ?? []);
  return (
    <Helmet
      htmlAttributes={{ lang: site.language }}
      title={`${page.title} | ${site.brand}`}
      meta={meta}
      link={hidden ? [] : [canonical, ...feedLinks(feeds, site.brand), ...text]}
    >
      {!hidden && <script type="application/ld+json">{jsonLd({ "@graph": graph })}</script>}
    </Helmet>
  );
}
