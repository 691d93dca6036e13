import { graphql } from "gatsby";
import { LinkButton } from "../components/LinkButton";
import { SteepLine } from "../components/SteepLine";
import * as styles from "./ClosingCall.module.css";

/** The last block of a page: one reason, one button. Nothing where the content has none. */
export function ClosingCall({ call }: { call: Queries.ClosingCallFragment | null }) {
  if (!call) return null;
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.block}>
        <h2>{call.title}</h2>
        <p>{call.text}</p>
        <LinkButton to={call.path}>{call.label}</LinkButton>
        <SteepLine />
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
  }
`;
