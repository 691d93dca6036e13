import type { ReactNode } from "react";
import { SectionHeading, type SectionHeadingProps } from "../components/SectionHeading";
import * as styles from "./Section.module.css";

interface SectionProps extends SectionHeadingProps {
  id: string;
  /** Whether the section has a large title and a background as wide as the window. */
  raised?: boolean;
  children: ReactNode;
}

export function Section({ id, raised, children, ...heading }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section className={raised ? styles.raised : "section"} id={id} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHeading {...heading} id={titleId} />
        {children}
      </div>
    </section>
  );
}
