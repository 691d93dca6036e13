import { graphql } from "gatsby";
import { List } from "../components/List";
import { StepNumber } from "../components/StepNumber";
import * as styles from "./NextSteps.module.css";
import { Terms } from "./Terms";

interface NextStepsProps {
  guide: Queries.NextStepsFragment;
  responseTime?: Queries.TermsEntryFragment | null;
}

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

export const query = graphql`
  fragment NextSteps on ContactGuide {
    title
    steps
  }
`;
