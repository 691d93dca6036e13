import { Helmet } from "react-helmet";
import { jsonLd } from "../lib/json-ld";
import { type Article, metaTags } from "../lib/meta-tags";
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
  article?: Article;
  /** A schema.org object. */
  structuredData?: object;
}

/** Everything a page says about itself to browsers, search engines and share previews. */
export function Seo({ path, structuredData, ...page }: SeoProps) {
  const site = useSite();
  const facts = {
    ...page,
    title: `${page.title} | ${site.brand}`,
    url: absoluteUrl(site.url, path),
    brand: site.brand,
    image: absoluteUrl(site.url, page.image ?? "/share.png"),
    imageAlt: page.imageAlt ?? `${site.brand}: ${site.tagline}`,
  };
  return (
    <Helmet
      htmlAttributes={{ lang: site.language }}
      title={facts.title}
      meta={metaTags(facts)}
      link={page.noindex ? [] : [{ rel: "canonical", href: facts.url }]}
    >
      {structuredData && <script type="application/ld+json">{jsonLd(structuredData)}</script>}
    </Helmet>
  );
}
