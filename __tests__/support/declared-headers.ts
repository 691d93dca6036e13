import { readFileSync } from "node:fs";
import path from "node:path";
import { headersAt, readHostFile } from "../../src/headers/host-file";

/** Headers that the text of a host file declares for the answer at an address. */
export const declaredIn = (text: string, address = "/") => headersAt(readHostFile(text), address);

/** Headers that a build has declared for all answers. */
export const declaredHeaders = (output: string) =>
  declaredIn(readFileSync(path.join(output, "_headers"), "utf8"));
