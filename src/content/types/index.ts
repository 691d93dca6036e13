import { authors } from "./author";
import { cases } from "./case-study";
import { categories } from "./category";
import type { ContentType } from "./define";
import { pages } from "./page";
import { plans } from "./plan";
import { posts } from "./post";
import { process } from "./process-step";
import { redirects } from "./redirect";
import { services } from "./service";
import { site } from "./site";

export {
  isDraft,
  lastChange,
  type PostContent,
  posts,
  publicationTime,
  visibilityAt,
} from "./post";
export type { SiteContent } from "./site";

const jsonTypes = [
  services,
  cases,
  plans,
  process,
  categories,
  authors,
  redirects,
  pages,
  site,
] as const;

export const contentTypes: readonly ContentType[] = [posts, ...jsonTypes];

type JsonType = (typeof jsonTypes)[number];

export type JsonFile = JsonType["file"];

type JsonTypeOf<File extends JsonFile> = Extract<JsonType, { file: File }>;

export const jsonFiles = Object.fromEntries(jsonTypes.map((type) => [type.file, type])) as {
  [File in JsonFile]: JsonTypeOf<File>;
};

export const isJsonFile = (path: string): path is JsonFile => Object.hasOwn(jsonFiles, path);

/** Names that start with a dot or an underscore are ignored. */
const POST = /^posts\/[^._/][^/]*\/index\.md$/;

/** Returns the type of a file, by its path in the folder `content`. */
export const contentTypeOf = (path: string): ContentType | undefined =>
  isJsonFile(path) ? jsonFiles[path] : POST.test(path) ? posts : undefined;
