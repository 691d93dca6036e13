import { readFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../headers/inline-code";

/** A script as Gatsby writes it into pages. */
const SCRIPT = /<script src="(\/[^"]+)" async>/g;

/**
 * Writes beside the address of a page's script what must be in it: a browser runs nothing else. A page
 * that a warm build has left alone has it already, and stays the same.
 * https://www.w3.org/TR/SRI/
 *
 * @returns what makes of a page's HTML the signed one
 */
export function scriptSigner(output: string): (html: string) => string {
  const digests = new Map<string, string>();
  const digestOf = (address: string) => {
    const digest = digests.get(address) ?? hashOf(readFileSync(path.join(output, address), "utf8"));
    digests.set(address, digest);
    return digest;
  };
  return (html) =>
    html.replace(
      SCRIPT,
      (_tag, address) => `<script src="${address}" integrity="${digestOf(address)}" async>`,
    );
}
