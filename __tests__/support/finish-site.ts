import path from "node:path";
import { inlineHashes, writeHeaders } from "../../src/gatsby/output/write-headers";
import { listFiles } from "../../src/lib/list-files";

/**
 * Writes the headers again after a test has changed the site. Returns a message for each forbidden
 * piece of inline code.
 */
export async function finishSite(project: string): Promise<string[]> {
  const output = path.join(project, "public");
  const pages = listFiles(output).filter((name) => name.endsWith(".html"));
  const inline = inlineHashes(output, pages);
  if (inline.faults.length === 0) await writeHeaders(output, inline, {});
  return inline.faults;
}
