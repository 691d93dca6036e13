import { textsIn } from "../define";
import type { JsonSources, PostSource } from "../read/source";
import { jsonFiles, posts as postType } from "../types";

/** Returns all texts in the fields of posts and JSON files, each with its source. */
export function fieldTexts(posts: readonly PostSource[], lists: JsonSources) {
  const files = [
    ...posts.map(({ source }) => [postType.schema, source] as const),
    ...[...lists].map(([file, source]) => [jsonFiles[file].schema, source] as const),
  ];
  return files.flatMap(([schema, source]) =>
    textsIn(schema, source.data).map((found) => ({ ...found, source })),
  );
}
