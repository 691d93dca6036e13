import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { Columns } from "../components/Columns";
import { StepNumber } from "../components/Steps";
import * as styles from "./ProcessSteps.module.css";

interface ProcessStepsProps {
  steps: readonly Queries.ProcessStepsFragment[];
}

/** The steps rise like stairs. Further steps are as high as the fourth step. */
const LEVELS = [styles.first, styles.second, styles.third, styles.fourth];

export function ProcessSteps({ steps }: ProcessStepsProps) {
  return (
    <Columns as="ol" className={styles.steps}>
      {steps.map(({ step, title, desc, outcomes, needs }, index) => (
        <li key={index} className={`${styles.step} ${LEVELS[index] ?? styles.fourth}`}>
          <StepNumber className={styles.number} step={step} />
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.desc}>{desc}</p>
          {outcomes && (
            <div className={styles.results}>
              <p className={`display ${styles.outcomes}`}>You get</p>
              <CheckList className={styles.list} items={outcomes} />
            </div>
          )}
          {needs && (
            <p className={styles.needs}>
              {/* The space character is inside the element `strong`, because a separate text node
                  for it would count as a layout shift while the page loads. */}
              <strong className={styles.needed}>{"We need from you: "}</strong>
              {needs}
            </p>
          )}
        </li>
      ))}
    </Columns>
  );
}

export const query = graphql`
  fragment ProcessSteps on ProcessStep {
    step
    title
    desc
    outcomes
    needs
  }
`;
