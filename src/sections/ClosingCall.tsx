import { graphql } from "gatsby";
import { LinkButton } from "../components/LinkButton";
import { SiteLink } from "../components/SiteLink";
import * as styles from "./ClosingCall.module.css";

interface ClosingCallProps {
  call: Queries.ClosingCallFragment | null;
  /** Whether the block is only its text with a link. */
  plain?: boolean;
}

/** Renders nothing if the content does not contain a block for the end of the page. */
export function ClosingCall({ call, plain }: ClosingCallProps) {
  if (!call) return null;
  if (plain) {
    return (
      <section className="wrap section stack screen-only">
        <h2 className="card-title">{call.title}</h2>
        <p>{call.text}</p>
        <SiteLink to={call.path}>{call.label}</SiteLink>
      </section>
    );
  }
  return (
    <section className={`screen-only ${styles.panel}`}>
      <div className={`wrap ${styles.columns}`}>
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

  fragment PageCallToAction on PageTexts {
    callToAction {
      ...ClosingCall
    }
  }
`;
