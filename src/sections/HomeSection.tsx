import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "./Section";

interface HomeSectionProps {
  id: string;
  page: Queries.HomeSectionFragment;
  raised?: boolean;
  children: ReactNode;
}

/** Introduces another page by its teaser, or else by its title and subtitle. */
export function HomeSection({ page, ...section }: HomeSectionProps) {
  const heading = page.teaser ?? { title: page.title, text: page.subtitle };
  return <Section {...heading} {...section} />;
}

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
