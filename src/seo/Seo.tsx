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
  /** Title without the brand, which this component appends. */
  title: string;
  description: string;
  path: string;
  keywords?: readonly string[];
  /** The share image shows this heading. */
  heading: string;
  /** The name in breadcrumbs. The default is the label in the navigation. */
  name?: string;
  /** The page whose share image is used; the default is the page itself. */
  sharePath?: string;
  /** With "follow", search engines follow the links of the page. */
  noindex?: boolean | "follow";
  article?: Article;
  feeds?: readonly FeedLink[];
  markdown?: string;
  /** The type in structured data; undefined if one of `nodes` describes the page. */
  type?: PageType;
  /** The pages in the breadcrumbs between the home page and this page. */
  trail?: readonly Crumb[];
  nodes?: Nodes;
  more?: PageFacts["more"];
}

/** Pages use this component through PageSeo, BlogSeo and PostSeo. */
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
