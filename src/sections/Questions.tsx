import { graphql } from "gatsby";
import { QUESTIONS } from "../lib/anchors";
import * as styles from "./Questions.module.css";
import { Section } from "./Section";

/** Returns the questions that the contact page shows, too. */
export const contactQuestions = ({ questions }: Queries.QuestionsFragment) =>
  (questions ?? []).filter(({ alsoOn }) => alsoOn === "contact");

interface QuestionProps {
  question: string;
  answer: string;
  heading: "h2" | "h3";
}

export function Question({ question, answer, heading: Heading }: QuestionProps) {
  return (
    <section className={styles.question}>
      <Heading className="card-title">{question}</Heading>
      <p className={styles.answer}>{answer}</p>
    </section>
  );
}

/** Questions with their answers. Renders nothing without questions. */
export function Questions({ page }: { page: Queries.QuestionsFragment }) {
  const { questions, questionsTitle } = page;
  if (!questions?.length) return null;
  return (
    <Section id={QUESTIONS} title={questionsTitle ?? "Questions"}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <Question key={question} question={question} answer={answer} heading="h3" />
        ))}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Questions on PageTexts {
    questionsTitle
    questions {
      question
      answer
      alsoOn
    }
  }
`;
