import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { StepNumber } from "../components/StepNumber";
import * as styles from "./ProcessSteps.module.css";

/** The steps in full: what happens, what comes of it, and what the client brings. */
export function ProcessSteps({ steps }: { steps: readonly Queries.ProcessStepsFragment[] }) {
  return (
    <ol className="wrap">
      {steps.map(({ step, title, desc, outcomes, needs }) => (
        <li key={step} className={styles.step}>
          <StepNumber step={step} />
          <div>
            <h2>{title}</h2>
            <p className={styles.desc}>{desc}</p>
            <p className={styles.needs}>
              <strong>We need from you:</strong> {needs}
            </p>
          </div>
          <div>
            <h3>You get</h3>
            <CheckList items={outcomes} />
          </div>
        </li>
      ))}
    </ol>
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
