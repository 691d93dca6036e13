import { z } from "zod";
import { authorSchema, authorTypeDefs } from "./author";
import { caseStudySchema, caseStudyTypeDefs } from "./case-study";
import { categorySchema, categoryTypeDefs } from "./category";
import { pagesSchema, pageTypeDefs } from "./page";
import { planSchema, planTypeDefs } from "./plan";
import { postTypeDefs } from "./post";
import { processStepSchema, processStepTypeDefs } from "./process-step";
import { searchTextsTypeDefs } from "./search-texts";
import { serviceSchema, serviceTypeDefs } from "./service";
import { siteSchema, siteTypeDefs } from "./site";
import { siteTextsTypeDefs } from "./site-texts";

export { type PostContent, postSchema } from "./post";
export type { SiteContent } from "./site";

const list = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry, "is not a list. Fix: wrap the entries in [ and ]")
    .min(1, "has no entries. Fix: write at least one");

/** The JSON files of `content/`: what each must hold. Posts are markdown and have `postSchema`. */
export const jsonSchemas = {
  "site.json": siteSchema,
  "pages.json": pagesSchema,
  "services.json": list(serviceSchema),
  "cases.json": list(caseStudySchema),
  "plans.json": list(planSchema),
  "process.json": list(processStepSchema),
  "categories.json": list(categorySchema),
  "authors.json": list(authorSchema),
} as const;

export type JsonFile = keyof typeof jsonSchemas;

/** The GraphQL schema of the site's content, in SDL. */
export const typeDefs: string[] = [
  siteTypeDefs,
  siteTextsTypeDefs,
  searchTextsTypeDefs,
  pageTypeDefs,
  serviceTypeDefs,
  caseStudyTypeDefs,
  planTypeDefs,
  processStepTypeDefs,
  categoryTypeDefs,
  authorTypeDefs,
  postTypeDefs,
];
