import path from "node:path";
import { listFiles } from "../../src/file-digests";
import { inlineHashes } from "../../src/gatsby/output/inline-hashes";
import { writeHeaders } from "../../src/gatsby/output/write-headers";

/**
 * Writes the headers for changed pages as a build does, but no compressed copies.
 *
 * @returns one line for each piece of foreign inline code; headers are written only if there is none
 */
export async function finishSite(project: string): Promise<string[]> {
  const output = path.join(project, "public");
  const pages = listFiles(output).filter((name) => name.endsWith(".html"));
  const inline = inlineHashes(output, pages);
  if (inline.faults.length === 0) await writeHeaders(project, inline, {});
  return inline.faults;
}
