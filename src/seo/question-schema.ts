import { PRICING } from "../routes";
import { type Nodes, ref } from "./structured-data";

/** Describes the questions of the pricing page as https://schema.org/FAQPage. */
export const questionSchema =
  (questions: readonly { readonly question: string; readonly answer: string }[]): Nodes =>
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
