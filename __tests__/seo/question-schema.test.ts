import { questionSchema } from "../../src/seo/question-schema";

const SITE = { url: "https://steepline.example" } as never;

test("the structured data of questions are a FAQ page with each question and its answer", () => {
  const questions = [{ question: "Is there a setup fee?", answer: "No." }];
  expect(questionSchema(questions)(SITE)).toMatchObject([
    {
      "@type": "FAQPage",
      mainEntity: [
        { name: "Is there a setup fee?", acceptedAnswer: { "@type": "Answer", text: "No." } },
      ],
    },
  ]);
});

test("the structured data contain no FAQ page if there are no questions", () => {
  expect(questionSchema([])(SITE)).toEqual([]);
});
