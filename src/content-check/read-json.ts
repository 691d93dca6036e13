import { LineCounter, parseDocument } from "yaml";
import { duplicateNames } from "./duplicate-names";
import { findJsonFault } from "./json-syntax";
import { deepBracket, TOO_DEEP } from "./nesting";
import { FILE_START, positionAt, problem } from "./problem";
import { createSource, type Reading } from "./source";

/**
 * Parses a JSON file. `JSON.parse` is the judge of what is valid; `yaml` reads the same text once
 * more, because it knows where each entry stands, and which names occur twice.
 */
export function readJson(text: string, file: string): Reading {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const fault = findJsonFault(text);
    const message = fault?.message ?? "is not valid JSON";
    const fix = fault?.fix ?? "compare it with an older version of the file";
    return { problems: [problem(file, fault ?? FILE_START, "", message, fix)] };
  }
  const deep = deepBracket(text);
  if (deep !== undefined) {
    const { message, fix } = TOO_DEEP;
    return { problems: [problem(file, positionAt(text, deep), "", message, fix)] };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { schema: "json", lineCounter, uniqueKeys: false });
  const source = createSource({ file, format: "json", data }, document, lineCounter);
  return { source, problems: duplicateNames(document, lineCounter, file) };
}
