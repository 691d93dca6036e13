import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { Columns, inRows, stepStyle } from "../components/Columns";
import * as styles from "./ProcessSteps.module.css";

/** More steps would leave no room for their texts. */
const MAX_IN_ROW = 5;

interface Step {
  readonly step: number;
  readonly title: string;
  readonly desc: string;
  readonly outcomes?: readonly string[] | null;
  readonly needs?: string | null;
}

interface ProcessStepsProps {
  steps: readonly Step[];
  /** Whether the steps rise like stairs across the window. Otherwise, they are along one line. */
  stairs?: boolean;
  headings?: "h2" | "h3";
}

export function ProcessSteps({ steps, stairs, headings: Heading = "h3" }: ProcessStepsProps) {
  return inRows(steps, MAX_IN_ROW).map((row, number) => (
    <Columns key={number} as="ol" className={`${styles.steps} ${stairs ? styles.stairs : "rises"}`}>
      {row.map(({ step, title, desc, outcomes, needs }, index) => (
        <li key={step} className={styles.step} style={stepStyle(index, row)}>
          <span className={`display ${styles.number}`}>{String(step).padStart(2, "0")}</span>
          <Heading className="card-title">{title}</Heading>
          <p className={styles.desc}>{desc}</p>
          {outcomes && (
            <div className={styles.outcomes}>
              <p className={`display ${styles.label}`}>You get</p>
              <CheckList items={outcomes} />
            </div>
          )}
          {needs && (
            <p className={styles.needs}>
              <strong className={styles.label}>We need from you:</strong> {needs}
            </p>
          )}
        </li>
      ))}
    </Columns>
  ));
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
