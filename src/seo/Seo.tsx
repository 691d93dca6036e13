import { Helmet } from "react-helmet";
import { useSite } from "../lib/use-site";
import { absoluteUrl, shareImagePath } from "../routes";
import { type FeedLink, feedLinks, MARKDOWN_TYPE } from "./feed-links";
import { type Article, metaTags } from "./meta-tags";
import { jsonLd, type Nodes, type PageFacts, pageGraph } from "./structured-data";

/** `title` excludes the brand, which the component appends. */
interface SeoProps extends Omit<PageFacts, "url"> {
  keywords?: readonly string[];
  /** Path of the page whose share image is used; the default is `path` */
  sharePath?: string;
  /** With "follow", search engines follow the links of a page that is not indexed */
  noindex?: boolean | "follow";
  article?: Article;
  feeds?: readonly FeedLink[];
  markdown?: string;
  nodes?: Nodes;
}

/** Pages use `Seo` only through `PageSeo`, `BlogSeo` and `PostSeo`. */
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
