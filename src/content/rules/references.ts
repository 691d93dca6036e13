import { metaOf, uniqueFields } from "../define";
import { nearest } from "../nearest";
import { type Path, type Problem, quote } from "../problem";
import type { PostFolder } from "../read/folders";
import {
  entriesOf,
  type JsonSources,
  type PostSource,
  problemIn,
  type Source,
} from "../read/source";
import { posts as postType } from "../types";
import { textIn } from "../values";
import { duplicates } from "./lists";

export function checkPosts(posts: readonly PostSource[], lists: JsonSources): Problem[] {
  const references = Object.entries(postType.entry.shape).flatMap(([field, schema]) => {
    const { reference } = metaOf(schema);
    return reference ? [{ field, file: reference, names: namesIn(lists.get(reference)) }] : [];
  });
  return [
    ...posts.flatMap(({ folder, source }) => [
      ...checkFolder(folder, source),
      ...references.flatMap(({ field, names, file }) => checkReference(source, field, names, file)),
    ]),
    ...uniqueFields(postType.entry).flatMap((field) => {
      const values = posts.map(({ source }) => ({ source, path: [field], owner: source.file }));
      return duplicates(field, values);
    }),
  ];
}

const namesIn = (source: Source | undefined): string[] =>
  entriesOf(source).flatMap(([, entry]) => textIn(entry, "name") ?? []);

function checkFolder(folder: PostFolder, source: Source): Problem[] {
  const slug = textIn(source.data, "slug");
  if (!slug || slug === folder.name) return [];
  const message = `${quote(slug)} is not the name of the post's folder (${quote(folder.name)})`;
  const fix = `rename the folder to ${slug}, or change the slug to ${quote(folder.name)}`;
  return [problemIn(source, ["slug"], message, fix)];
}

/** The schema reports a referenced file without entries. */
function checkReference(source: Source, field: string, names: string[], file: string): Problem[] {
  const name = textIn(source.data, field);
  if (!name || names.length === 0 || names.includes(name)) return [];
  return [unknownName(source, [field], name, names, file)];
}

export function unknownName(
  source: Source,
  path: Path,
  name: string,
  names: readonly string[],
  file: string,
): Problem {
  const meant = nearest(name, names);
  const fix = meant
    ? `write ${meant}`
    : `write one of these names, or add ${quote(name)} to content/${file}`;
  return problemIn(source, path, `${quote(name)} is not one of ${names.join(", ")}`, fix);
}
