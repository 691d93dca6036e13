import { graphql, useStaticQuery } from "gatsby";

export function useSite() {
  return useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      settings: siteSettings {
        brand
        url
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
  `).settings;
}
