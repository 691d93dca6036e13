import { z } from "zod";
import type { PAGES } from "../../routes";
import { field, group, keyedFile } from "./define";
import { callToAction, link, metaFields, text, textField } from "./fields";

const teaser = group("Teaser", "Heading and text above a section of the home page.", {
  title: textField("Heading of the section on the home page"),
  text: field(
    "Sentence below the heading of the section. Without it, the section shows the subtitle of the page",
    text().optional(),
  ),
  link: field("Link from the section on the home page to another page", link.optional()),
});

const question = group("Question", "A question that visitors often ask, with the answer.", {
  question: textField("The question in the words of a visitor"),
  answer: textField("The answer"),
  alsoOn: field(
    "Another page that shows the question and its answer: `contact`",
    z.enum(["contact"]).optional(),
  ),
});

const basicFields = {
  title: textField("Heading of the page. The home page shows words between two asterisks in color"),
  subtitle: textField("Sentence below the heading"),
  ...metaFields,
};

const closingFields = {
  callToAction: field("Closing block at the end of the page", callToAction.optional()),
};

const teaserFields = {
  teaser: field(
    "Heading of the section that presents this page on the home page",
    teaser.optional(),
  ),
};

const questionFields = {
  questionsTitle: field("Heading above the questions", text().optional()),
  questions: field("Questions and answers", z.array(question).optional()),
};

const pageTexts = group(
  "PageTexts",
  "Texts and metadata of a page that is neither a post nor a category.",
  {
    ...basicFields,
    ...teaserFields,
    ...questionFields,
    ...closingFields,
  },
);

const basic = z.strictObject(basicFields);
const withClosing = z.strictObject({ ...basicFields, ...closingFields });
const withTeaser = z.strictObject({ ...basicFields, ...teaserFields, ...closingFields });

/** A page accepts only the parts that it shows. */
export const pages = keyedFile("pages.json", pageTexts, {
  home: basic,
  services: withTeaser,
  work: withTeaser,
  process: withTeaser,
  pricing: pageTexts,
  contact: basic,
  blog: withClosing,
  search: basic,
  notFound: withClosing,
  messageSent: withClosing,
} satisfies Record<keyof typeof PAGES, z.ZodObject>);
