import { useSite } from "../lib/use-site";
import { absoluteUrl, HOME } from "../routes";
import { JsonLd } from "./JsonLd";

type Site = ReturnType<typeof useSite>;

export const agencyOf = ({ brand, url }: Pick<Site, "brand" | "url">) => ({
  "@type": "Organization" as const,
  "@id": absoluteUrl(url, "/#organization"),
  name: brand,
  url: absoluteUrl(url, HOME),
  logo: absoluteUrl(url, "/icon-512.png"),
});

/** Describes the agency to search engines: https://schema.org/Organization */
export function AgencyData({ description }: { description: string }) {
  const site = useSite();
  return (
    <JsonLd
      thing={{
        ...agencyOf(site),
        description,
        slogan: site.tagline,
        email: site.contact.email,
        telephone: site.contact.phone ?? undefined,
        sameAs: site.socialProfiles?.map(({ path }) => path),
      }}
    />
  );
}
