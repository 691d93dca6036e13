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
        navigation {
          label
          path
        }
        footerLinks {
          label
          path
        }
        getStarted {
          label
          path
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
          whatsapp
          telegram
        }
      }
    }
  `);
  return { ...settings, url: site.siteMetadata.siteUrl };
}
