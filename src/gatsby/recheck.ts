import { checkContent } from "../content/check";
import { loadChecked, type Memory, saveChecked } from "../content/memory";
import { formatReport } from "../content/report";

export interface Check {
  folder: string;
  /** The moment as of which posts have come out, in milliseconds since 1970 */
  now: number;
  /** File with what earlier builds found right, and the version of the code whose findings count */
  known: Memory;
}

/**
 * Checks the content for a build. Posts that the build before found right are read again only where they
 * have changed: parsing all of them takes a second for five hundred.
 *
 * @returns one line for each problem; "" where all is well
 */
export async function recheck({ folder, now, known }: Check): Promise<string> {
  const posts = loadChecked(known);
  const { problems } = await checkContent(folder, now, posts);
  saveChecked(known, posts);
  return formatReport(problems, process.env);
}
