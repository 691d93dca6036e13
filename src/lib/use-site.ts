import { graphql, useStaticQuery } from "gatsby";

export function useSite() {
  const { site, settings } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          siteUrl
        }
      }
      settings: siteSettings {
        brand
        tagline
        copyright
        footerYears {
          home
          subpages
        }
        banner {
          text
          link {
            ...Link
          }
        }
        navigation {
          ...Link
        }
        socialProfiles {
          label
          path
        }
        footerLinks {
          ...Link
        }
        getStarted {
          ...Link
        }
        scripts {
          src
          attributes {
            name
            value
          }
        }
        contact {
          email
          phone
          whatsapp
          telegram
        }
      }
    }
  `);
  return { ...settings, url: site.siteMetadata.siteUrl };
}
