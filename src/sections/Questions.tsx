import { graphql } from "gatsby";
import { QUESTIONS } from "../anchors";
import * as styles from "./Questions.module.css";
import { Section } from "./Section";

/** Returns the questions that the contact page shows, too. */
export const contactQuestions = ({ questions }: Queries.QuestionsFragment) =>
  (questions ?? []).filter(({ alsoOn }) => alsoOn === "contact");

/** Questions with their answers. Renders nothing without questions. */
export function Questions({ page }: { page: Queries.QuestionsFragment }) {
  const { questions, questionsTitle } = page;
  if (!questions?.length) return null;
  return (
    <Section id={QUESTIONS} title={questionsTitle ?? ""}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <section key={question} className={styles.question}>
            <h3 className="card-title">{question}</h3>
            <p className={styles.answer}>{answer}</p>
          </section>
        ))}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Questions on Page {
    questionsTitle
    questions {
      question
      answer
      alsoOn
    }
  }
`;
