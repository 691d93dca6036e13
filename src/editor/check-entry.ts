import type { z } from "zod";
import { type Problem, withoutConsequences } from "../content/problem";
import type { Source } from "../content/read/source";
import { checkLists } from "../content/rules/lists";
import { checkSchema } from "../content/rules/schema";
import { checkBody } from "../content/rules/text";
import { type JsonFile, jsonFiles, posts } from "../content/types";
import { labelOf } from "./widgets";

type Entry = Record<string, unknown>;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const formatForForm = ({ field, line, message, fix }: Problem): string => {
  const place = field === "body" ? `text, line ${line}` : field || "this list";
  return `${capitalized(place)}: ${message}. Fix: ${fix}`;
};

const sourceOf = (file: string, format: Source["format"], data: unknown): Source => ({
  file,
  format,
  data,
  places: new Map(),
  label: (name) => labelOf(name).toLowerCase(),
});

function checkPost({ body, ...data }: Entry): Problem[] {
  const source = sourceOf("index.md", "yaml", data);
  const text = checkBody(String(body ?? ""), source.file, 1);
  return [...checkSchema(posts.schema, source).problems, ...text.problems];
}

function checkFile(file: JsonFile, data: unknown): Problem[] {
  const source = sourceOf(file, "json", data);
  const own = checkSchema(jsonFiles[file].schema as z.ZodType, source).problems;
  return [...own, ...withoutConsequences(own, checkLists(new Map([[file, source]])))];
}

/** Checks an entry by all rules that need no other file. */
export function checkEntry(name: string, entry: Entry): string[] {
  if (name === "posts") return checkPost(entry).map(formatForForm);
  const file = `${name}.json`;
  if (!Object.hasOwn(jsonFiles, file)) return [];
  const isList = jsonFiles[file as JsonFile].shape === "list";
  const data = isList ? entry.entries : entry;
  return checkFile(file as JsonFile, data).map(formatForForm);
}
