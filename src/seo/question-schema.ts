import { PRICING } from "../routes";
import type { AnsweredQuestion } from "../sections/Questions";
import { type Nodes, ref } from "./structured-data";

/** Describes the questions of the pricing page as https://schema.org/FAQPage. */
export const questionSchema =
  (questions: readonly AnsweredQuestion[]): Nodes =>
  (site) =>
    questions.length > 0
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
