import { authors } from "./author";
import { cases } from "./case-study";
import { categories } from "./category";
import type { ContentType } from "./define";
import { pages } from "./page-texts";
import { plans } from "./plan";
import { posts } from "./post";
import { process } from "./process-step";
import { services } from "./service";
import { site } from "./site";
import { textPages } from "./text-page";

export { isDraft, type PostContent, posts } from "./post";
export { textPages } from "./text-page";

const jsonTypes = [services, cases, plans, process, categories, authors, pages, site] as const;

export const contentTypes: readonly ContentType[] = [posts, textPages, ...jsonTypes];

type JsonType = (typeof jsonTypes)[number];

export type JsonFile = JsonType["file"];

export const jsonFiles = Object.fromEntries(jsonTypes.map((type) => [type.file, type])) as {
  [File in JsonFile]: Extract<JsonType, { file: File }>;
};

/** Returns the type of a file, by its path in the folder `content`. No page uses other files. */
export const contentTypeOf = (path: string): ContentType | undefined =>
  contentTypes.find(({ file, files }) => (files ? files.test(path) : file === path));
