import type { ReactNode } from "react";
import { SectionHeading } from "../components/SectionHeading";
import * as styles from "./Band.module.css";

interface BandProps {
  id: string;
  title: string;
  text?: string;
  link?: Queries.SiteLink | null;
  children: ReactNode;
}

/** A section on a raised surface as wide as the window, with a large title. */
export function Band({ id, children, ...heading }: BandProps) {
  const titleId = `${id}-title`;
  return (
    <section className={styles.band} id={id} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHeading id={titleId} {...heading} />
        {children}
      </div>
    </section>
  );
}
