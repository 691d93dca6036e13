import { graphql, useStaticQuery } from "gatsby";

export function useSite() {
  return useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      settings {
        brand
        url
        language
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
        frame {
          skip
          home
          main
          menu
          footer
        }
        getStarted {
          label
          path
        }
        contact {
          email
          whatsapp
          telegram
        }
        channelNames {
          email
          whatsapp
          telegram
        }
        copyLink {
          copied
          failed
        }
        privacy {
          label
        }
        search {
          submit
        }
        background {
          pause
          resume
        }
        notifications {
          area
          announcement
          close
        }
      }
    }
  `).settings;
}
