import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Problem, quote } from "../problem";
import { entriesOf, type JsonSources, problemIn } from "../read/source";
import { textIn } from "../values";

/**
 * Checks that the logo of each case study exists.
 * @param path path of the folder `content`
 */
export function checkLogos(path: string, sources: JsonSources): Problem[] {
  const source = sources.get("cases.json");
  if (!source) return [];
  return entriesOf(source).flatMap(([index, study]) => {
    const logo = textIn(study, "logo") ?? "";
    // The schema has already reported an invalid path of the logo, so do not report it again.
    if (!/^\.\/logos\/[\w-]+\.\w+$/.test(logo) || existsSync(join(path, logo))) return [];
    const fix = "put the logo into content/logos under this name, or remove the field";
    return [problemIn(source, [index, "logo"], `${quote(logo)} does not exist`, fix)];
  });
}
