import path from "node:path";
import { listFiles } from "../../src/gatsby/list-files";
import { inlineHashes } from "../../src/gatsby/output/inline-hashes";
import { writeHeaders } from "../../src/gatsby/output/write-headers";

/**
 * Makes of changed pages what a build makes of them, but for compressed copies.
 *
 * @returns one line for each piece of code that nobody of us wrote; then no headers are declared
 */
export async function finishSite(project: string): Promise<string[]> {
  const output = path.join(project, "public");
  const pages = (await listFiles(output)).filter((name) => name.endsWith(".html"));
  const inline = inlineHashes(output, pages);
  if (inline.faults.length === 0) await writeHeaders(project, inline, {});
  return inline.faults;
}
