import * as styles from "./StepTerms.module.css";

interface StepTermsProps {
  /** Lines of the plans' terms. */
  terms: readonly string[];
  plans: readonly Queries.PlanComparisonFragment[];
}

/** What the plans say to a line, each answer once and with the plans that give it. */
function answersOf(label: string, plans: StepTermsProps["plans"]) {
  const answers = new Map<string, string[]>();
  for (const { name, terms } of plans) {
    const value = terms?.find((term) => term.label === label)?.value;
    if (value) answers.set(value, [...(answers.get(value) ?? []), name]);
  }
  return [...answers].map(([value, names]) => ({ value, names: names.join(", ") }));
}

/** How much of a step each plan has, in the words of the plans themselves. */
export function StepTerms({ terms, plans }: StepTermsProps) {
  if (terms.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {terms.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          {answersOf(label, plans).map(({ value, names }) => (
            <dd key={value}>
              {value} <span>({names})</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
