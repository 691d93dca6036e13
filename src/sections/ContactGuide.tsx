import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { StepNumber } from "../components/StepNumber";
import * as styles from "./ContactGuide.module.css";
import { Terms } from "./Terms";

interface ContactGuideProps {
  guide: Queries.ContactGuideFragment;
  responseTime?: Queries.TermsEntryFragment | null;
}

/** What happens after a message, step by step, and what to have at hand for the call. */
export function ContactGuide({ guide, responseTime }: ContactGuideProps) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="next-steps">
      <div>
        <h2 id="next-steps">{guide.title}</h2>
        <List as="ol" className={styles.steps}>
          {guide.steps.map((step, index) => (
            <li key={step}>
              <StepNumber step={index + 1} />
              <p>{step}</p>
            </li>
          ))}
        </List>
        <Terms terms={[responseTime]} />
      </div>
      <div>
        <h2>{guide.prepareTitle}</h2>
        <CheckList items={guide.prepare} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ContactGuide on ContactGuide {
    title
    steps
    prepareTitle
    prepare
  }
`;
