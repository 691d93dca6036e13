import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LinkButton } from "../components/LinkButton";
import { callPath } from "../routes";
import * as styles from "./ClosingCall.module.css";

interface ClosingCallProps {
  call: Queries.ClosingCallFragment | null;
  /** Content at the upper edge of the block, such as a portrait. */
  children?: ReactNode;
}

/** Renders nothing if the content does not contain a block for the end of the page. */
export function ClosingCall({ call, children }: ClosingCallProps) {
  if (!call && !children) return null;
  return (
    <section className="wrap section">
      {children}
      {call && (
        <div className={`screen-only ${styles.block}`}>
          <h2 className={styles.title}>{call.title}</h2>
          <div>
            <p className={`lead ${styles.text}`}>{call.text}</p>
            <LinkButton to={callPath(call)} look="ink">
              {call.label}
            </LinkButton>
          </div>
        </div>
      )}
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
