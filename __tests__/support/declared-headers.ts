import { readFileSync } from "node:fs";
import path from "node:path";
import { headersAt, readHostFile } from "../../src/headers/host-file";

/** The headers that the text of a host file declares for a path. */
export const declaredIn = (text: string, address = "/") => headersAt(readHostFile(text), address);

/** The headers that a build declares for all responses. */
export const declaredHeaders = (output: string) =>
  declaredIn(readFileSync(path.join(output, "_headers"), "utf8"));
