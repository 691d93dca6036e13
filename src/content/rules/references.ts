import { invisibleIn } from "../characters";
import { type Problem, quote } from "../problem";
import { type JsonSources, type PostSource, problemIn } from "../read/source";
import { type JsonFile, jsonFiles, posts as postType } from "../types";
import { textsIn } from "../types/define";
import { listIn, nearest, textIn } from "../values";

interface Names {
  file: JsonFile;
  /** Undefined if the names are not known, because an entry of the file has no name */
  names: readonly string[] | undefined;
}

function namesIn(lists: JsonSources): Record<string, Names> {
  const namesOf = (file: JsonFile, field: string) => {
    const texts = listIn(lists.get(file)?.data).map((entry) => textIn(entry, field));
    return texts.length > 0 && texts.every((text) => text) ? (texts as string[]) : undefined;
  };
  return {
    authors: { file: "authors.json", names: namesOf("authors.json", "name") },
    categories: { file: "categories.json", names: namesOf("categories.json", "name") },
    services: { file: "services.json", names: namesOf("services.json", "title") },
  };
}

/** Reports names that no entry of another file has. */
export function checkReferences(posts: readonly PostSource[], lists: JsonSources): Problem[] {
  const known = namesIn(lists);
  const files = [
    ...posts.map(({ source }) => [postType.schema, source] as const),
    ...[...lists].map(([file, source]) => [jsonFiles[file].schema, source] as const),
  ];
  const texts = files.flatMap(([schema, source]) =>
    textsIn(schema, source.data).map((found) => ({ ...found, source })),
  );
  return texts.flatMap(({ source, path, text, meta }) => {
    const { file, names } = known[meta.names ?? ""] ?? {};
    if (!names || names.includes(text)) return [];
    const meant = nearest(text, names);
    const message = `is not one of ${names.join(", ")}`;
    const fix = `write one of these names, or add ${quote(text)} to content/${file}`;
    const odd = invisibleIn(text);
    const what = odd
      ? `${quote(text)} contains ${odd}, and ${message}`
      : `${quote(text)} ${message}`;
    return [problemIn(source, path, { message: what, fix: meant ? `write ${meant}` : fix })];
  });
}

/** Warns if `emphasis` is not the end of the headline of the home page. */
export function doubtfulEmphasis(lists: JsonSources): Problem[] {
  const source = lists.get("site.json");
  const emphasis = textIn(source?.data, "hero", "emphasis");
  const title = textIn(lists.get("pages.json")?.data, "home", "title");
  if (!source || !emphasis || !title || title.endsWith(emphasis)) return [];
  const message = `${quote(emphasis)} is not the end of the home page's title, so nothing is in color`;
  const fix = `write the last words of ${quote(title)}`;
  return [problemIn(source, ["hero", "emphasis"], { message, fix })];
}
