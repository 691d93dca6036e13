import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import * as styles from "./ContactGuide.module.css";

/** The list of what visitors should prepare for the call. */
export function ContactGuide({ guide }: { guide: Queries.ContactGuideFragment }) {
  return (
    <section className={styles.section} aria-labelledby="at-hand">
      <h2 className={styles.title} id="at-hand">
        {guide.prepareTitle}
      </h2>
      <CheckList className={styles.list} items={guide.prepare} />
    </section>
  );
}

export const query = graphql`
  fragment ContactGuide on ContactGuide {
    prepareTitle
    prepare
  }
`;
