import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { StepNumber } from "../components/StepNumber";
import * as styles from "./ContactGuide.module.css";
import { Terms } from "./Terms";

interface NextStepsProps {
  guide: Queries.ContactGuideFragment;
  responseTime?: Queries.TermsEntryFragment | null;
}

/** The steps that follow after a visitor has sent a message. */
export function NextSteps({ guide, responseTime }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps">
      <h2 className={styles.title} id="next-steps">
        {guide.title}
      </h2>
      <List as="ol" className={styles.steps}>
        {guide.steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <StepNumber step={index + 1} />
            <p className={styles.text}>{step}</p>
          </li>
        ))}
      </List>
      <Terms terms={[responseTime]} />
    </section>
  );
}

/** The list of things that visitors should prepare for the call. */
export function ContactGuide({ guide }: { guide: Queries.ContactGuideFragment }) {
  return (
    <section className={`wrap section ${styles.section}`} aria-labelledby="at-hand">
      <h2 className={styles.heading} id="at-hand">
        {guide.prepareTitle}
      </h2>
      <CheckList className={styles.list} items={guide.prepare} />
    </section>
  );
}

export const query = graphql`
  fragment ContactGuide on ContactGuide {
    title
    steps
    prepareTitle
    prepare
  }
`;
