import { createHash } from "node:crypto";

/** Tells contents apart, as Gatsby's digests of files do. */
export const md5 = (content: string | Buffer): string =>
  createHash("md5").update(content).digest("hex");
