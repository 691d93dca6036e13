import * as styles from "./StepFeatures.module.css";

interface StepFeaturesProps {
  /** The labels of plan features. */
  features: readonly string[];
  plans: readonly Queries.PlanComparisonFragment[];
}

/**
 * Groups plans by their value of a feature. Returns each value once, with the names of its plans.
 */
function valuesOf(label: string, plans: StepFeaturesProps["plans"]) {
  const plansOf = new Map<string, string[]>();
  for (const { name, features } of plans) {
    const value = features?.find((feature) => feature.label === label)?.value;
    if (value) plansOf.set(value, [...(plansOf.get(value) ?? []), name]);
  }
  return [...plansOf].map(([value, names]) => ({ value, names: names.join(", ") }));
}

/** Shows how much of a process step each plan includes. */
export function StepFeatures({ features, plans }: StepFeaturesProps) {
  if (features.length === 0) return null;
  return (
    <dl className={styles.features}>
      {features.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          {valuesOf(label, plans).map(({ value, names }) => (
            <dd key={value}>
              {value} <span>({names})</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
