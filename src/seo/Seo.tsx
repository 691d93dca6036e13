import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { useSite } from "../lib/use-site";
import { absoluteUrl, FEED, FEED_TYPE } from "../routes";

interface SeoProps {
  /** The title without the brand, which the component appends. */
  title: string;
  description: string;
  keywords: readonly string[];
  path: string;
  /** The type of the page in Open Graph: https://ogp.me/#types */
  type?: "website" | "article";
  /** The image for link previews, if the page has one of its own. */
  shareImage?: { path: string; alt: string };
  /** Whether search engines must not index the page. */
  noindex?: boolean;
  /** More elements for the head of the page. */
  children?: ReactNode;
}

/** The image for link previews of all other pages, drawn in src/images/share.svg. */
const SHARE_IMAGE = "/share.jpg";

const attributesOf = (attributes: readonly Queries.ScriptAttribute[]) =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, value]));

/** Adds a page's metadata to the head. Pages use `Seo` only through `PageSeo` and `PostSeo`. */
export function Seo({ type = "website", shareImage, noindex, children, ...page }: SeoProps) {
  const site = useSite();
  const url = absoluteUrl(site.url, page.path);
  const title = `${page.title} | ${site.brand}`;
  const image = absoluteUrl(site.url, shareImage?.path ?? SHARE_IMAGE);
  const isDevelop = process.env.NODE_ENV === "development";
  const scripts = (isDevelop ? null : site.scripts) ?? [];
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="keywords" content={page.keywords.join(", ")} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <link rel="alternate" type={FEED_TYPE} title={site.brand} href={FEED} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareImage?.alt ?? `${site.brand}: ${site.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={image} />
      {scripts.map(({ src, attributes }) => (
        // Deferred scripts run in the order of the list.
        <script key={src} defer src={src} {...attributesOf(attributes ?? [])} />
      ))}
      {children}
    </Helmet>
  );
}
