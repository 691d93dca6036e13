import { readFileSync } from "node:fs";
import path from "node:path";
import { headersAt, readHostFile } from "../../src/headers/host-file";

export const declaredIn = (text: string, address = "/") => headersAt(readHostFile(text), address);

export const declaredHeaders = (output: string) =>
  declaredIn(readFileSync(path.join(output, "_headers"), "utf8"));
