import { graphql } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import * as styles from "./Questions.module.css";

export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Returns the questions that the owner has answered. */
export const answeredQuestions = (page: Queries.QuestionsFragment): AnsweredQuestion[] =>
  (page.questions ?? []).flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));

/**
 * Questions whose answers can be opened. The first answer is open. Renders nothing if the page has
 * no answered questions.
 */
export function Questions({ page }: { page: Queries.QuestionsFragment }) {
  const questions = answeredQuestions(page);
  if (questions.length === 0) return null;
  return (
    <section className={`wrap section ${styles.section}`} aria-labelledby="faq">
      <div className={styles.heading}>
        <SectionHeading
          id="faq"
          title={page.questionsTitle ?? ""}
          text={page.questionsText}
          link={page.questionsLink}
        />
      </div>
      <div className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          <details key={index} className={styles.question} open={index === 0}>
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
