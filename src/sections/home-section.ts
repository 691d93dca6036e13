import { graphql } from "gatsby";

/** Heading of a page's section on the home page: its teaser, else its own title. */
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
