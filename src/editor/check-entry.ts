import type { z } from "zod";
import { type Problem, withoutConsequences } from "../content/problem";
import { createSource } from "../content/read/source";
import { checkLists } from "../content/rules/lists";
import { checkSchema } from "../content/rules/schema";
import { checkBody } from "../content/rules/text";
import { type JsonFile, jsonFiles, posts } from "../content/types";
import { labelOf } from "./widgets";

type Entry = Record<string, unknown>;

const inForm = (name: string) => labelOf(name).toLowerCase();

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A problem in a form, which has names of fields and a text, but no file. */
const inWords = ({ field, line, message, fix }: Problem): string => {
  const place = field === "body" ? `text, line ${line}` : field || "this list";
  return `${capitalized(place)}: ${message}. Fix: ${fix}`;
};

function checkPost({ body, ...data }: Entry): Problem[] {
  const source = createSource({ file: "index.md", format: "yaml", data }, undefined, inForm);
  const text = checkBody(String(body ?? ""), source.file, 1);
  return [...checkSchema(posts.schema, source).problems, ...text.problems];
}

function checkFile(file: JsonFile, data: unknown): Problem[] {
  const source = createSource({ file, format: "json", data }, undefined, inForm);
  const own = checkSchema(jsonFiles[file].schema as z.ZodType, source).problems;
  return [...own, ...withoutConsequences(own, checkLists(new Map([[file, source]])))];
}

/**
 * What the content check says of an entry by itself, with the same rules, before it is saved.
 * @param name of its collection
 */
export function checkEntry(name: string, entry: Entry): string[] {
  if (name === "posts") return checkPost(entry).map(inWords);
  const file = `${name}.json`;
  if (!Object.hasOwn(jsonFiles, file)) return [];
  // A form has fields alone, so that a list is in one of them.
  const isList = jsonFiles[file as JsonFile].shape === "list";
  const data = isList ? entry.entries : entry;
  return checkFile(file as JsonFile, data).map(inWords);
}
