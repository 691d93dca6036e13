import { authors } from "./author";
import { cases } from "./case-study";
import { categories } from "./category";
import type { ContentType } from "./define";
import { markdownPages } from "./markdown-page";
import { pages } from "./page-texts";
import { plans } from "./plan";
import { posts } from "./post";
import { processSteps } from "./process-step";
import { services } from "./service";
import { site } from "./site";

export { isDraft, type PostContent, posts } from "./post";

const jsonTypes = [services, cases, plans, processSteps, categories, authors, pages, site] as const;

export const contentTypes: readonly ContentType[] = [posts, markdownPages, ...jsonTypes];

export type JsonFile = (typeof jsonTypes)[number]["file"];

export const jsonFiles = Object.fromEntries(jsonTypes.map((type) => [type.file, type])) as {
  [File in JsonFile]: Extract<(typeof jsonTypes)[number], { file: File }>;
};

/** Returns the type of a file, by its path in the folder `content`. No page uses other files. */
export const contentTypeOf = (path: string): ContentType | undefined =>
  contentTypes.find(({ file, pattern }) => (pattern ? pattern.test(path) : file === path));
