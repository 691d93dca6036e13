import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { StepNumber } from "../components/StepNumber";
import * as styles from "./ProcessSteps.module.css";
import { StepFeatures } from "./StepFeatures";

interface ProcessStepsProps {
  steps: readonly Queries.ProcessStepsFragment[];
  labels: Queries.ProcessStepsLabelsFragment["labels"];
  plans: readonly Queries.PlanComparisonFragment[];
}

/** The process steps as stairs. Each step lists its outcomes and what the client provides. */
export function ProcessSteps({ steps, labels, plans }: ProcessStepsProps) {
  return (
    <List as="ol" className={`wrap ${styles.steps} ${steps.length === 4 ? styles.stairs : ""}`}>
      {steps.map(({ step, title, desc, outcomes, planFeatures, needs }) => (
        <li key={step} className={styles.step}>
          <StepNumber className={styles.number} step={step} />
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.desc}>{desc}</p>
          <p className={styles.outcomes}>{labels.outcomes}</p>
          <CheckList className={styles.list} items={outcomes} />
          <StepFeatures features={planFeatures ?? []} plans={plans} />
          <p className={styles.needs}>
            {/* A separate text node for the space would shift while the following text loads. */}
            <strong>{`${labels.needs} `}</strong>
            {needs}
          </p>
        </li>
      ))}
    </List>
  );
}

export const query = graphql`
  fragment ProcessSteps on ProcessStep {
    step
    title
    desc
    outcomes
    planFeatures
    needs
  }

  fragment ProcessStepsLabels on SiteSettings {
    labels {
      outcomes
      needs
    }
  }
`;
