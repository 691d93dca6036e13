import { graphql } from "gatsby";

/**
 * Returns the heading of a section on the home page: the teaser of the page to which the section
 * leads. Without a teaser, the heading is the title and subtitle of the linked page.
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
