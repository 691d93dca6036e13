import { invisibleIn } from "../characters";
import { fieldsOf, metaOf, uniqueFields } from "../define";
import { timeOf, topicsIn } from "../link-targets";
import { nearest } from "../nearest";
import { type Problem, quote } from "../problem";
import type { PostFolder } from "../read/folders";
import {
  entriesOf,
  type JsonSources,
  type PostSource,
  problemIn,
  type Source,
} from "../read/source";
import { type JsonFile, posts as postType } from "../types";
import { folded, textIn, valueAt } from "../values";
import { fieldTexts } from "./field-texts";
import { duplicates } from "./lists";

interface Names {
  file: JsonFile;
  /**
   * The names that a field may contain if it refers to an entry of another file. Undefined if an
   * entry of the other file has no name, because the list would be incomplete.
   */
  names: readonly string[] | undefined;
}

function namesIn(lists: JsonSources): Record<string, Names> {
  const textsOf = (file: JsonFile, field: string) => {
    const texts = entriesOf(lists.get(file)).map(([, entry]) => textIn(entry, field));
    return texts.length > 0 && texts.every((text) => text) ? (texts as string[]) : undefined;
  };
  const plans = textsOf("plans.json", "name");
  const features = entriesOf(lists.get("plans.json")).flatMap(([, plan]) => featuresOf(plan));
  return {
    authors: { file: "authors.json", names: textsOf("authors.json", "name") },
    categories: { file: "categories.json", names: textsOf("categories.json", "name") },
    plans: { file: "plans.json", names: plans },
    features: { file: "plans.json", names: plans && [...new Set(features)] },
    services: { file: "services.json", names: textsOf("services.json", "title") },
    topics: { file: "plans.json", names: topicsIn(lists) },
  };
}

export function featuresOf(plan: unknown): string[] {
  const features = valueAt(plan, ["features"]);
  return Array.isArray(features) ? features.flatMap((one) => textIn(one, "label") ?? []) : [];
}

export function checkReferences(posts: readonly PostSource[], lists: JsonSources): Problem[] {
  const known = namesIn(lists);
  return fieldTexts(posts, lists).flatMap(({ source, path, text, meta }) => {
    const { file, names } = known[meta.names ?? ""] ?? {};
    if (!names || names.includes(text)) return [];
    const meant = nearest(text, names);
    const add = `add ${quote(text)} to content/${file}`;
    const [message, fix] =
      names.length > 0
        ? [`is not one of ${names.join(", ")}`, `write one of these names, or ${add}`]
        : [`is not in content/${file}`, add];
    const odd = invisibleIn(text);
    const what = odd
      ? `${quote(text)} contains ${odd}, and ${message}`
      : `${quote(text)} ${message}`;
    return [problemIn(source, path, what, meant ? `write ${meant}` : fix)];
  });
}

export const checkPosts = (posts: readonly PostSource[], now: number): Problem[] => [
  ...posts.flatMap(({ folder, source }) => [
    ...checkFolder(folder, source),
    ...checkDraftTexts(source),
    ...checkTags(source),
    ...checkUpdate(source, now),
  ]),
  ...uniqueFields(postType.entry).flatMap((field) => {
    // A draft may repeat the title of another post for search engines, which do not see the draft.
    const compared = field === "metaTitle" ? posts.filter(isPublished) : posts;
    const values = compared.map(({ source }) => ({ source, path: [field], owner: source.file }));
    return duplicates(field, values);
  }),
];

const isPublished = ({ source }: PostSource) => valueAt(source.data, ["published"]) === true;

function checkFolder(folder: PostFolder, source: Source): Problem[] {
  const slug = textIn(source.data, "slug");
  if (!slug || slug === folder.name) return [];
  const message = `${quote(slug)} is not the name of the post's folder (${quote(folder.name)})`;
  const fix = `rename the folder to ${slug}, or change the slug to ${quote(folder.name)}`;
  return [problemIn(source, ["slug"], message, fix)];
}

function checkTags(source: Source): Problem[] {
  const tags = valueAt(source.data, ["tags"]);
  if (!Array.isArray(tags)) return [];
  const names = tags.map((tag) => folded(String(tag)));
  return names.flatMap((name, index) => {
    const first = names.indexOf(name);
    if (first === index) return [];
    const message = `${quote(tags[index])} is also tag ${first + 1} of the post`;
    return problemIn(source, ["tags", index], message, "remove one of the two tags");
  });
}

const DAY_MS = 86_400_000;

/** Allows one day, because a date without a time begins earlier in other time zones. */
function checkUpdate(source: Source, now: number): Problem[] {
  const updated = Date.parse(textIn(source.data, "updatedAt") ?? "");
  if (!(updated > Math.max(now, Date.now(), timeOf(source)) + DAY_MS)) return [];
  const message = "is in the future, but nobody can have changed the post then";
  return [problemIn(source, ["updatedAt"], message, "write the date of the last change")];
}

/** Reports fields of a published post that still have the value which a new draft has. */
function checkDraftTexts(source: Source): Problem[] {
  if (valueAt(source.data, ["published"]) !== true) return [];
  return Object.entries(fieldsOf(postType.entry)).flatMap(([field, schema]) => {
    const { draft } = metaOf(schema);
    const value = valueAt(source.data, [field]);
    if (draft === undefined || JSON.stringify(value) !== JSON.stringify(draft)) return [];
    const message = "still has the placeholder of a new draft, but the post is published";
    return problemIn(source, [field], message, "replace the placeholder, or set published: false");
  });
}
