import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LinkButton } from "../components/LinkButton";
import { CONTACT, contactPath } from "../routes";
import * as styles from "./ClosingCall.module.css";

interface ClosingCallProps {
  call: Queries.ClosingCallFragment | null;
  drawing?: ReactNode;
  filled?: boolean;
}

/** Renders nothing if the content has no closing block. */
export function ClosingCall({ call, drawing, filled }: ClosingCallProps) {
  if (!call) return null;
  return (
    <section className={`wrap section ${styles.section}`}>
      <div
        className={`${styles.block} ${drawing ? styles.drawn : ""} ${filled ? styles.filled : ""}`}
      >
        <h2 className={styles.title}>{call.title}</h2>
        <p className={`lead ${styles.text}`}>{call.text}</p>
        <LinkButton
          to={call.path === CONTACT ? contactPath(call.about) : call.path}
          look={filled ? "ink" : "filled"}
        >
          {call.label}
        </LinkButton>
        {drawing}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ClosingCall on CallToAction {
    title
    text
    label
    path
    about
  }
`;
