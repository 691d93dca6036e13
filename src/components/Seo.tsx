import { Helmet } from "react-helmet";
import { jsonLd } from "../lib/json-ld";
import { useSite } from "../lib/use-site";
import { absoluteUrl } from "../routes";

interface SeoProps {
  /** Without the brand, which is added here. */
  title: string;
  description: string;
  /** From `routes.ts`, for the canonical address. */
  path: string;
  keywords?: readonly string[];
  /** Path of the preview picture, 1200 x 630. */
  image?: string;
  imageAlt?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  article?: {
    published: string;
    modified: string;
    author: string;
    section: string;
    tags: readonly string[];
  };
  /** A schema.org object. */
  structuredData?: object;
}

/** Everything a page says about itself to browsers, search engines and share previews. */
export function Seo(props: SeoProps) {
  const { title, description, path, keywords, article, structuredData, noindex } = props;
  const site = useSite();
  const url = absoluteUrl(site.url, path);
  const image = absoluteUrl(site.url, props.image ?? "/share.png");
  const fullTitle = `${title} | ${site.brand}`;
  const imageAlt = props.imageAlt ?? `${site.brand}: ${site.tagline}`;

  return (
    <Helmet>
      <html lang={site.language} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(", ")} />}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:locale" content="en_US" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      {article && <meta property="article:author" content={article.author} />}
      {article && <meta property="article:section" content={article.section} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      {structuredData && <script type="application/ld+json">{jsonLd(structuredData)}</script>}
    </Helmet>
  );
}
