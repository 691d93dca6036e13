import { graphql } from "gatsby";

/**
 * Returns the heading of a section on the home page. Without a teaser, title and subtitle of the
 * linked page are used.
 */
export const headingOf = (page: Queries.HomeSectionFragment) =>
  page.teaser ?? { title: page.title, text: page.subtitle, link: null };

export const query = graphql`
  fragment HomeSection on Page {
    title
    subtitle
    teaser {
      title
      text
      link {
        label
        path
      }
    }
  }
`;
