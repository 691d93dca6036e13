import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "./Section";

interface HomeSectionProps {
  id: string;
  page: Queries.HomeSectionFragment;
  raised?: boolean;
  children: ReactNode;
}

/** Introduces another page by its teaser, or by its title and subtitle where the teaser has none. */
export function HomeSection({ page, ...section }: HomeSectionProps) {
  const { title, subtitle, teaser } = page;
  return (
    <Section
      title={teaser?.title ?? title}
      text={teaser?.text ?? subtitle}
      link={teaser?.link}
      {...section}
    />
  );
}

export const query = graphql`
  fragment HomeSection on PageTexts {
    title
    subtitle
    teaser {
      title
      text
      link {
        ...Link
      }
    }
  }
`;
