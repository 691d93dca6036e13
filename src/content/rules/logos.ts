import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Problem, quote } from "../problem";
import { entriesOf, type JsonSources, problemIn } from "../read/source";
import { textIn } from "../values";

const SIGNATURES: Record<string, RegExp> = {
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
};

export function checkLogos(path: string, sources: JsonSources): Problem[] {
  const source = sources.get("cases.json");
  if (!source) return [];
  return entriesOf(source).flatMap(([index, study]) => {
    const logo = textIn(study, "logo") ?? "";
    const [, extension = ""] = /^\.\/logos\/[\w-]+\.(\w+)$/.exec(logo) ?? [];
    const signature = SIGNATURES[extension];
    // If the path is invalid, the schema check has already reported the problem.
    if (!signature) return [];
    const found = firstBytes(join(path, logo));
    if (found !== undefined && signature.test(found)) return [];
    const message = found === undefined ? "does not exist" : `is not a ${extension} image`;
    const fix =
      "put the logo into content/logos under this name and in this format, or remove the field";
    return [problemIn(source, [index, "logo"], `${quote(logo)} ${message}`, fix)];
  });
}

function firstBytes(file: string): string | undefined {
  try {
    return readFileSync(file).subarray(0, 16).toString("latin1");
  } catch {
    return undefined;
  }
}
