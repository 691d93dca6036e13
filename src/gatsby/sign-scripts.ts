import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../headers/inline-code";
import { listFiles } from "./list-files";

/** A script as Gatsby writes it into pages. */
const SCRIPT = /<script src="(\/[^"]+)" async>/g;

/**
 * Writes beside the address of a page's script what must be in it: a browser runs nothing else. Pages
 * that a warm build has left alone have it already, and are left alone here too.
 * https://www.w3.org/TR/SRI/
 */
export async function signScripts(output: string): Promise<void> {
  const digests = new Map<string, string>();
  for (const file of await listFiles(output)) {
    if (!file.endsWith(".html")) continue;
    const html = readFileSync(path.join(output, file), "utf8");
    for (const [, address = ""] of html.matchAll(SCRIPT)) {
      if (digests.has(address)) continue;
      digests.set(address, hashOf(readFileSync(path.join(output, address), "utf8")));
    }
    const signed = html.replace(
      SCRIPT,
      (_tag, address) => `<script src="${address}" integrity="${digests.get(address)}" async>`,
    );
    if (signed !== html) writeFileSync(path.join(output, file), signed);
  }
}
