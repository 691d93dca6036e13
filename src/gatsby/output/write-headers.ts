import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../../environment";
import { listFiles } from "../../lib/list-files";
import { HEADERS_FILE, headersFile, type PolicyFacts, securityHeaders } from "../../output/headers";
import { speculationRulesHeader } from "../../output/speculation-rules";

const nameOf = (file: string) => file.replace(/[-.]\w+\.(?:css|js)$/, "");

/** Returns the style sheets that pages contain. A script loads the sheet that has its name. */
function inlineSheets(output: string): string[] {
  const files = listFiles(output);
  const names = new Set(files.filter((file) => file.endsWith(".js")).map(nameOf));
  const sheets = files.filter((file) => file.endsWith(".css") && !names.has(nameOf(file)));
  return sheets.map((file) => readFileSync(path.join(output, file), "utf8"));
}

/** Writes the file `_headers` for hosting providers. */
export async function writeHeaders(
  output: string,
  { scripts }: Pick<PolicyFacts, "scripts">,
  { endpoint, thanks, preview }: Environment,
): Promise<void> {
  const styles = inlineSheets(output);
  const security = securityHeaders({ styles, scripts, endpoint, thanks });
  // Search engines must not index previews.
  const robots = preview && { "X-Robots-Tag": "noindex" };
  const headers = { ...security, ...speculationRulesHeader, ...robots };
  await writeFile(path.join(output, HEADERS_FILE), headersFile(headers));
}
