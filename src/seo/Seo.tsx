import { Helmet } from "react-helmet";
import { LANGUAGE } from "../language";
import { useSite } from "../lib/use-site";
import { absoluteUrl, FEED, FEED_TYPE } from "../routes";
import { type Article, metaTags } from "./meta-tags";
import { jsonLd, type Nodes, type PageFacts, pageGraph } from "./structured-data";

/** `title` excludes the brand, which the component appends. */
interface SeoProps extends Omit<PageFacts, "url"> {
  keywords?: readonly string[];
  /** The image for link previews, if the page has one of its own. */
  shareImage?: { path: string; alt: string };
  /** A page that search engines must not index has no canonical link and no structured data. */
  noindex?: boolean;
  article?: Article;
  /** Whether the page links to the feed of the blog. */
  feed?: boolean;
  nodes?: Nodes;
}

const attributesOf = (attributes: readonly Queries.ScriptAttribute[]) =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, value]));

/** The image for link previews of all other pages, drawn in src/images/share.svg. */
const SHARE_IMAGE = "/share.jpg";

/** Pages use `Seo` only through `PageSeo`, `BlogSeo` and `PostSeo`. */
export function Seo({ path, shareImage, feed, nodes, ...page }: SeoProps) {
  const site = useSite();
  const url = absoluteUrl(site.url, path);
  const meta = metaTags({
    ...page,
    title: `${page.title} | ${site.brand}`,
    url,
    brand: site.brand,
    image: absoluteUrl(site.url, shareImage?.path ?? SHARE_IMAGE),
    imageAlt: shareImage?.alt ?? `${site.brand}: ${site.tagline}`,
  });
  const links = [
    ...(page.noindex ? [] : [{ rel: "canonical", href: url }]),
    ...(feed ? [{ rel: "alternate", type: FEED_TYPE, title: site.brand, href: FEED }] : []),
  ];
  const isDevelop = process.env.NODE_ENV === "development";
  const scripts = (isDevelop ? null : site.scripts) ?? [];
  const graph = pageGraph(site, { ...page, path, url }, nodes?.(site) ?? []);
  return (
    <Helmet
      htmlAttributes={{ lang: LANGUAGE }}
      title={`${page.title} | ${site.brand}`}
      meta={meta}
      link={links}
    >
      {!page.noindex && <script type="application/ld+json">{jsonLd({ "@graph": graph })}</script>}
      {scripts.map(({ src, attributes }) => (
        // Deferred scripts run in the order of the list.
        <script key={src} defer src={src} {...attributesOf(attributes ?? [])} />
      ))}
    </Helmet>
  );
}
