import { graphql } from "gatsby";
import { List } from "../components/List";
import { SectionHeading } from "../components/SectionHeading";
import { StepNumber } from "../components/StepNumber";
import * as styles from "./ProcessLine.module.css";

interface ProcessLineProps {
  title: string;
  text?: string;
  link?: Queries.SiteLink | null;
  steps: readonly Queries.ProcessLineFragment[];
}

/** A summary of the process. Each step has its own height on a rising line. */
export function ProcessLine({ title, text, link, steps }: ProcessLineProps) {
  return (
    <section className="wrap section" id="process" aria-labelledby="process-title">
      <SectionHeading id="process-title" title={title} text={text} link={link} />
      <div className={`${styles.climb} ${steps.length === 4 ? styles.rising : ""}`}>
        <svg
          className={`drawn-by-scrolling ${styles.line}`}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 100 200-100" />
        </svg>
        <List as="ol" className={styles.steps}>
          {steps.map(({ step, title, desc }) => (
            <li key={step} className={styles.step}>
              <StepNumber step={step} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.desc}>{desc}</p>
            </li>
          ))}
        </List>
      </div>
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
