import { readFileSync } from "node:fs";
import path from "node:path";
import { headersEverywhere, readHostFile } from "../../src/headers/host-file";

export const declaredIn = (text: string) => headersEverywhere(readHostFile(text));

export const declaredHeaders = (output: string) =>
  declaredIn(readFileSync(path.join(output, "_headers"), "utf8"));
