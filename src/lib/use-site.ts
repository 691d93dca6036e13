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
            label
            path
          }
        }
        navigation {
          label
          path
        }
        socialProfiles {
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
          phone
          whatsapp
          telegram
        }
      }
    }
  `);
  return { ...settings, url: site.siteMetadata.siteUrl };
}
