import { graphql } from "gatsby";
import { LinkButton } from "../components/LinkButton";
import * as styles from "./ClosingCall.module.css";

/** Renders nothing if the content does not contain a block for the end of the page. */
export function ClosingCall({ call }: { call: Queries.ClosingCallFragment | null }) {
  if (!call) return null;
  return (
    <section className="wrap section screen-only">
      <div className={styles.block}>
        <h2 className={styles.title}>{call.title}</h2>
        <div>
          <p className={`lead ${styles.text}`}>{call.text}</p>
          <LinkButton to={call.path} look="ink">
            {call.label}
          </LinkButton>
        </div>
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
