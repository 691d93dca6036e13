import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { StepNumber } from "../components/StepNumber";
import * as styles from "./ProcessSteps.module.css";

interface ProcessStepsProps {
  steps: readonly Queries.ProcessStepsFragment[];
  labels: Queries.ProcessStepsLabelsFragment["labels"];
  plans: readonly Queries.ProcessStepsPlanFragment[];
}

/**
 * Groups plans by the value that they have for a feature. Returns each value once, with the names
 * of the plans that have this value.
 */
function valuesOf(label: string, plans: ProcessStepsProps["plans"]) {
  const plansOf = new Map<string, string[]>();
  for (const { name, features } of plans) {
    const value = features?.find((feature) => feature.label === label)?.value;
    if (value) plansOf.set(value, [...(plansOf.get(value) ?? []), name]);
  }
  return [...plansOf].map(([value, names]) => ({ value, names: names.join(", ") }));
}

/** The process steps as stairs. Each step lists its outcomes and what the client provides. */
export function ProcessSteps({ steps, labels, plans }: ProcessStepsProps) {
  return (
    <List as="ol" className={`wrap ${styles.steps} ${steps.length === 4 ? styles.stairs : ""}`}>
      {steps.map(({ step, title, desc, outcomes, planFeatures, needs }) => (
        <li key={step} className={styles.step}>
          <div>
            <StepNumber className={styles.number} step={step} />
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.desc}>{desc}</p>
            <p className={styles.outcomes}>{labels.outcomes}</p>
            <CheckList className={styles.list} items={outcomes} />
            {planFeatures && planFeatures.length > 0 && (
              <dl className={styles.features}>
                {planFeatures.map((label) => (
                  <div key={label}>
                    <dt className={styles.feature}>{label}</dt>
                    {valuesOf(label, plans).map(({ value, names }) => (
                      <dd key={value}>
                        {value} <span className={styles.plans}>({names})</span>
                      </dd>
                    ))}
                  </div>
                ))}
              </dl>
            )}
          </div>
          <p className={styles.needs}>
            {/* The space is inside `strong`, because a separate text node for the space would shift
                while the text after `strong` loads. */}
            <strong className={styles.needed}>{`${labels.needs} `}</strong>
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

  fragment ProcessStepsPlan on Plan {
    name
    features {
      label
      value
    }
  }

  fragment ProcessStepsLabels on SiteSettings {
    labels {
      outcomes
      needs
    }
  }
`;
