import { graphql } from "gatsby";
import * as styles from "./Questions.module.css";
import { Section } from "./Section";

interface QuestionsProps {
  page: Queries.QuestionsFragment;
  questions: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Questions whose answers can be opened. The first answer is open. Renders nothing without
 * questions.
 */
export function Questions({ page, questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Section
      id="faq"
      title={page.questionsTitle ?? ""}
      text={page.questionsText}
      link={page.questionsLink}
    >
      {questions.map(({ question, answer }, index) => (
        <details key={index} className={styles.question} open={index === 0}>
          <summary className={styles.summary}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </Section>
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
