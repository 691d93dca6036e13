import type { Problem } from "../problem";
import type { ContentType } from "../types/define";
import { guarded, readText } from "./files";
import { readPost } from "./front-matter";
import { readJson } from "./json";
import { checkSchema } from "./schema";
import type { Reading } from "./source";

/** The last reading of each file, by its path. */
const readings = new Map<string, { text: string; reading: Reading }>();

/**
 * Reads a content file: a JSON file, or the file of a post. Both the content check and Gatsby's nodes
 * get the same reading: a text that has not changed is parsed once. `file` is the path for messages.
 */
export async function readContentFile(
  path: string,
  file: string,
  type: ContentType,
): Promise<Reading> {
  const problems: Problem[] = [];
  const reading = await guarded(problems, file, () => {
    const text = readText(path, file);
    if (typeof text !== "string") return { problems: [text] };
    const known = readings.get(path);
    if (known?.text === text) return known.reading;
    const reading = parse(text, file, type);
    readings.set(path, { text, reading });
    return reading;
  });
  return reading ?? { problems };
}

function parse(text: string, file: string, { shape, schema }: ContentType): Reading {
  const reading = shape === "front matter" ? readPost(text, file) : readJson(text, file);
  const faults = reading.source ? checkSchema(schema, reading.source) : [];
  return { ...reading, problems: [...reading.problems, ...faults] };
}
