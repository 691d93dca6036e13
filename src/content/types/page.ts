import { z } from "zod";
import type { PAGES } from "../../routes";
import { ALWAYS, field, group, keyedFile } from "./define";
import { callToAction, line, link, metaFields, text } from "./fields";

const teaser = group("Teaser", "Heading and text above a section of the home page.", {
  title: text("Heading of the section on the home page", 80, "Services"),
  text: field(
    "Sentence below the heading of the section. Without it, the section shows the subtitle of the page",
    line(200).optional(),
    "Eleven ways to grow.",
  ),
  link: field("Link from the section on the home page to another page", link.optional()),
});

const question = group("Question", "A question that visitors often ask, with the answer.", {
  question: text("The question in the words of a visitor", 120, "Who owns the accounts?"),
  answer: text("The answer", 300, "You do."),
  alsoOn: field(
    "Another page that shows the question and its answer: `contact`",
    z.enum(["contact"], "is not contact. Fix: write contact").optional(),
    "contact",
  ),
});

const texts = {
  title: text("Heading of the page", 80, "Our Services"),
  subtitle: text("Sentence below the heading", 240, "What we do, and what it is good for."),
  ...metaFields,
};

const closing = {
  callToAction: field("Closing block at the end of the page", callToAction.optional()),
};

const teased = {
  teaser: field(
    "Heading of the section that presents this page on the home page",
    teaser.optional(),
  ),
};

const asked = {
  questionsTitle: field("Heading above the questions", line(80).optional(), "Questions"),
  questions: field("Questions and answers", z.array(question).optional()),
};

const page = group("Page", "Texts and metadata of a page that is neither a post nor a category.", {
  ...texts,
  ...teased,
  ...asked,
  ...closing,
});

const plain = z.strictObject(texts);
const withClosing = z.strictObject({ ...texts, ...closing });
const withTeaser = z.strictObject({ ...texts, ...teased, ...closing });

/** A page accepts only the parts that it shows. */
export const pages = keyedFile("pages.json", page, {
  home: plain,
  services: withTeaser,
  work: withTeaser,
  process: withTeaser,
  pricing: z
    .strictObject({ ...texts, ...teased, ...asked, ...closing })
    .refine(({ questions, questionsTitle }) => questionsTitle || !questions?.length, {
      ...ALWAYS,
      path: ["questionsTitle"],
      error:
        'is missing, but the page has questions. Fix: add a heading for them, as in "questionsTitle": "Questions"',
    }),
  contact: plain,
  privacy: plain,
  blog: withClosing,
  search: plain,
  notFound: withClosing,
  messageSent: withClosing,
} satisfies Record<keyof typeof PAGES, z.ZodObject>);
