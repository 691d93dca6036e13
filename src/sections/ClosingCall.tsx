import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ClosingDrawing, type Ending } from "../components/ClosingDrawing";
import { LinkButton } from "../components/LinkButton";
import { CONTACT, contactPath } from "../routes";
import * as styles from "./ClosingCall.module.css";

interface ClosingCallProps {
  call: Queries.ClosingCallFragment | null;
  /** How the page ends: with a drawing, as a filled panel, or without either. */
  ending?: Ending | "filled" | "plain";
  /** For the drawing that has a strand for each service. */
  count?: number;
  /** Further ways on. */
  children?: ReactNode;
}

/** The last block of a page: one reason, one button. Nothing where the content has none. */
export function ClosingCall({ call, ending = "line", count, children }: ClosingCallProps) {
  if (!call) return null;
  const filled = ending === "filled";
  const drawn = !filled && ending !== "plain";
  const look = filled ? styles.filled : drawn ? styles.drawn : "";
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={`${styles.block} ${look}`}>
        <h2>{call.title}</h2>
        <p>{call.text}</p>
        <LinkButton
          to={call.path === CONTACT ? contactPath(call.about) : call.path}
          look={filled ? "ink" : "filled"}
        >
          {call.label}
        </LinkButton>
        {children}
        {drawn && <ClosingDrawing ending={ending} count={count} />}
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
