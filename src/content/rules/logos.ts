import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Problem, quote } from "../problem";
import { entriesOf, type JsonSources, problemIn } from "../read/source";
import { textIn } from "../values";

/** How files of each kind begin, as bytes read as Latin letters. */
const BEGINS: Record<string, RegExp> = {
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
};

/**
 * The logos that case studies name have to lie in the content, as the pictures that their names say.
 * @param path of the folder `content`
 */
export function checkLogos(path: string, sources: JsonSources): Problem[] {
  const source = sources.get("cases.json");
  if (!source) return [];
  return entriesOf(source).flatMap(([index, study]) => {
    const logo = textIn(study, "logo") ?? "";
    const [, ending = ""] = /^\.\/logos\/[\w-]+\.(\w+)$/.exec(logo) ?? [];
    const begins = BEGINS[ending];
    // What is no such name at all is refused by the schema.
    if (!begins) return [];
    const found = beginningOf(join(path, logo));
    if (found !== undefined && begins.test(found)) return [];
    const message = found === undefined ? "is not there" : `is no picture of the kind ${ending}`;
    const fix = "put the logo into content/logos under this name, or remove the field";
    return [problemIn(source, [index, "logo"], `${quote(logo)} ${message}`, fix)];
  });
}

function beginningOf(file: string): string | undefined {
  try {
    return readFileSync(file).subarray(0, 16).toString("latin1");
  } catch {
    return undefined;
  }
}
