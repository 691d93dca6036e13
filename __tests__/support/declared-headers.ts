import { readFileSync } from "node:fs";
import path from "node:path";
import { headersAt, parseHeaders } from "../../src/output/headers";

export const declaredIn = (text: string) => headersAt(parseHeaders(text), "/");

export const declaredHeaders = (output: string) =>
  declaredIn(readFileSync(path.join(output, "_headers"), "utf8"));
