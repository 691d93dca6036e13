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

/** The types of content that become nodes in GraphQL. No page shows redirects. */
export const nodeTypes = contentTypes.filter(({ file }) => file !== redirects.file);

type JsonType = (typeof jsonTypes)[number];

export type JsonFile = JsonType["file"];

export const jsonFiles = Object.fromEntries(jsonTypes.map((type) => [type.file, type])) as {
  [File in JsonFile]: Extract<JsonType, { file: File }>;
};

/** Names that start with a dot or an underscore are ignored. */
const POST = /^posts\/[^._/][^/]*\/index\.md$/;

/** Returns the one of `types` to which a file belongs, by its path in the folder `content`. */
export const contentTypeOf = (path: string, types = contentTypes): ContentType | undefined =>
  types.find(({ file, shape }) => (shape === "front matter" ? POST.test(path) : file === path));
