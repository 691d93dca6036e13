import { graphql } from "gatsby";
import { LinkButton } from "../components/LinkButton";
import { OutcomeLine } from "../components/OutcomeLine";
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
      <header className={`wrap hidden-until-complete ${styles.words}`}>
        <h1>{title}</h1>
        <p className={styles.sentence}>{subtitle}</p>
        <div className={styles.steps}>
          <NextSteps guide={guide} />
        </div>
        <div className={styles.drawing}>
          <OutcomeLine outcome="success" />
        </div>
        {callToAction && (
          <section className={styles.meanwhile}>
            <h2 className={styles.heading}>{callToAction.title}</h2>
            <p className={styles.text}>{callToAction.text}</p>
            <LinkButton to={callToAction.path}>{callToAction.label}</LinkButton>
          </section>
        )}
      </header>
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
