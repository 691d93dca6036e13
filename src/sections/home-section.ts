import { graphql } from "gatsby";

/** The heading of a page's section on the home page: the teaser, or the title of the page. */
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
