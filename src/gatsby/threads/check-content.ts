import { checkContent } from "../../content-check/check-content";
import { formatReport } from "../../content-check/format-problem";
import { answer } from "./answer";

export interface Check {
  folder: string;
  /** The moment as of which posts have come out, in milliseconds since 1970 */
  now: number;
}

/** The report, "" where all is well. */
void answer(({ folder, now }: Check) =>
  formatReport(checkContent(folder, now).problems, process.env),
);
