import { graphql } from "gatsby";
import { LinkButton } from "../components/LinkButton";
import { NextSteps } from "./NextSteps";
import * as styles from "./SentMessage.module.css";

interface SentMessageProps {
  page: Queries.SentMessageFragment;
  guide: Queries.NextStepsFragment;
}

/** Confirms a message that was sent without scripts. */
export function SentMessage({ page, guide }: SentMessageProps) {
  const { title, subtitle, callToAction } = page;
  return (
    <div className={styles.sent}>
      <header className="wrap">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.sentence}>{subtitle}</p>
      </header>
      <NextSteps guide={guide} />
      {callToAction && (
        <section className="wrap section">
          <div className={styles.meanwhile}>
            <h2 className={styles.heading}>{callToAction.title}</h2>
            <div>
              <p className={styles.text}>{callToAction.text}</p>
              <LinkButton to={callToAction.path}>{callToAction.label}</LinkButton>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}

export const query = graphql`
  fragment SentMessage on Page {
    title
    subtitle
    callToAction {
      title
      text
      label
      path
    }
  }
`;
