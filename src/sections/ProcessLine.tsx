import { graphql } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import { StepNumber } from "../components/StepNumber";
import * as styles from "./ProcessLine.module.css";

interface ProcessLineProps {
  title: string;
  text?: string;
  steps: readonly Queries.ProcessLineFragment[];
}

/** The steps in short, joined by the rising line. */
export function ProcessLine({ title, text, steps }: ProcessLineProps) {
  return (
    <section className={`wrap ${styles.section}`} id="process" aria-labelledby="process-title">
      <SectionHeading id="process-title" title={title} text={text} />
      <svg
        className={styles.line}
        viewBox="0 0 1200 130"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d="M0 124C180 122 240 92 330 88S540 74 640 58 830 50 930 22s170-12 270-20"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol className={styles.steps}>
        {steps.map(({ step, title, desc }) => (
          <li key={step}>
            <StepNumber step={step} />
            <h3>{title}</h3>
            <p>{desc}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const query = graphql`
  fragment ProcessLine on ProcessStep {
    step
    title
    desc
  }
`;
