import { PRICING } from "../routes";
import { type Nodes, ref } from "./structured-data";

type QuestionFacts = Readonly<Pick<Queries.Question, "question" | "answer">>;

/** Describes the questions of the pricing page as https://schema.org/FAQPage. */
export const questionSchema =
  (questions: readonly QuestionFacts[] | null | undefined): Nodes =>
  (site) =>
    questions && questions.length > 0
      ? [
          {
            "@type": "FAQPage",
            ...ref(site, `${PRICING}#faq`),
            mainEntity: questions.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          },
        ]
      : [];
