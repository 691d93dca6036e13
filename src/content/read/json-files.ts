import { join } from "node:path";
import type { z } from "zod";
import { type JsonFile, jsonSchemas } from "../../model";
import { FILE_START, type Problem, problem } from "../problem";
import type { JsonSources } from "../rules/lists";
import { checkSchema } from "../rules/schema";
import { sameButCase } from "./folders";
import { guarded } from "./guard";
import { readJson } from "./json";
import type { Source } from "./source";
import { readText } from "./text";

/** The data of each JSON file that fits its schema. */
export type JsonContent = { [File in JsonFile]?: z.infer<(typeof jsonSchemas)[File]> };

export interface JsonReading {
  content: JsonContent;
  /** What could be parsed, whether it fits its schema or not */
  sources: JsonSources;
  problems: Problem[];
}

/**
 * Reads every JSON file that the model names.
 * @param names what is in the folder; asked instead of the disk, which may not tell A from a
 * @param folder the folder's path in reports
 */
export async function readJsonFiles(
  path: string,
  folder: string,
  names: string[],
): Promise<JsonReading> {
  const content: Record<string, unknown> = {};
  const sources = new Map<JsonFile, Source>();
  const read = (name: JsonFile): Problem[] => {
    const file = `${folder}/${name}`;
    if (!names.includes(name)) {
      const other = sameButCase(names, name);
      const fix = other ? `rename ${other} to ${name}` : "restore it, or copy it from the example";
      return [problem(file, FILE_START, "", "is missing", fix)];
    }
    const text = readText(join(path, name), file);
    if (typeof text !== "string") return [text];
    const { source, problems } = readJson(text, file);
    if (!source) return problems;
    sources.set(name, source);
    const checked = checkSchema<unknown>(jsonSchemas[name], source);
    if (checked.problems.length === 0) content[name] = checked.value;
    return [...problems, ...checked.problems];
  };
  const problems: Problem[] = [];
  for (const name of Object.keys(jsonSchemas) as JsonFile[]) {
    const found = await guarded(`${folder}/${name}`, () => ({ problems: read(name) }));
    problems.push(...found.problems);
  }
  return { content: content as JsonContent, sources, problems };
}
