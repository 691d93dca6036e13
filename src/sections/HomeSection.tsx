import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { SectionHeading } from "../components/SectionHeading";
import * as styles from "./HomeSection.module.css";

interface HomeSectionProps {
  id: string;
  /**
   * The page that the section introduces. The section shows the teaser of the page, or else the
   * title and subtitle of the page.
   */
  page: Queries.HomeSectionFragment;
  /** Whether the section has a large title and a background as wide as the window. */
  raised?: boolean;
  children: ReactNode;
}

export function HomeSection({ id, page, raised, children }: HomeSectionProps) {
  const titleId = `${id}-title`;
  const { title, text, link } = page.teaser ?? { title: page.title, text: page.subtitle };
  return (
    <section className={raised ? styles.raised : "section"} id={id} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHeading id={titleId} title={title} text={text} link={link} />
        {children}
      </div>
    </section>
  );
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
