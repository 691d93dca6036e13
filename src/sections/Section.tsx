import type { ReactNode } from "react";
import { SiteLink } from "../components/SiteLink";
import { titleId } from "../lib/anchors";
import * as styles from "./Section.module.css";

interface SectionProps {
  id: string;
  title: string;
  text?: string | null;
  link?: { readonly label: string; readonly path: string } | null;
  /** Whether the section has a background as wide as the window. */
  raised?: boolean;
  children: ReactNode;
}

export function Section({ id, title, text, link, raised, children }: SectionProps) {
  return (
    <section className={raised ? styles.raised : "section"} id={id} aria-labelledby={titleId(id)}>
      <div className="wrap">
        <div className={styles.heading}>
          <h2 id={titleId(id)}>{title}</h2>
          {text && <p className={`lead ${styles.text}`}>{text}</p>}
          {link && (
            <SiteLink className={`lead ${styles.link}`} to={link.path}>
              {link.label}
            </SiteLink>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
