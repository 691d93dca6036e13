import { graphql, Link } from "gatsby";
import * as styles from "./Questions.module.css";

/** Questions and answers as native disclosures; the first one is open. Renders nothing if the page has no questions. */
export function Questions({ page }: { page: Queries.QuestionsFragment }) {
  if (!page.questions || page.questions.length === 0) return null;
  return (
    <section className={`wrap section ${styles.section}`} aria-labelledby="faq">
      <div className={styles.heading}>
        <h2 className={styles.title} id="faq">
          {page.questionsTitle}
        </h2>
        {page.questionsText && <p className={styles.text}>{page.questionsText}</p>}
        {page.questionsLink && (
          <Link className={styles.link} to={page.questionsLink.path}>
            {page.questionsLink.label}
          </Link>
        )}
      </div>
      <div className={styles.list}>
        {page.questions.map(({ question, answer }, index) => (
          <details key={question} className={styles.question} open={index === 0}>
            <summary className={styles.summary}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Questions on Page {
    questionsTitle
    questionsText
    questionsLink {
      label
      path
    }
    questions {
      question
      answer
    }
  }
`;
