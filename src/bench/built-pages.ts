import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { listen } from "../cli/server/listen";
import { Failure, runCommand } from "../cli/shared/command";
import { launchBrowser } from "../cli/testing/find-browser";
import { listFiles } from "../lib/file-digests";
import { createSiteServer } from "../server/site-server";

const filesIn = (root: string, pattern: RegExp) =>
  listFiles(root)
    .filter((file) => pattern.test(file))
    .sort();

export function builtSite(): string {
  if (!existsSync("public/index.html"))
    throw new Failure("There is no built site in public/. Run: npm run build");
  return "public";
}

/** Returns the paths of the pages without `noindex`. */
export const listRoutes = (root: string): string[] =>
  filesIn(root, /(^|\/)index\.html$/)
    .filter((file) => !/<meta[^>]+noindex/.test(readFileSync(path.join(root, file), "utf8")))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

export function editPages(root: string, edit: (html: string) => string): void {
  for (const file of filesIn(root, /\.html$/)) {
    const html = readFileSync(path.join(root, file), "utf8");
    writeFileSync(path.join(root, file), edit(html));
  }
}

export const stripScripts = (root: string): void =>
  editPages(root, (html) => html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ""));

export async function serve(root: string): Promise<{ url: string; close(): void }> {
  const server = await listen(createSiteServer({ root }), 0, "127.0.0.1");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

export const measureInBrowser = (
  measure: (browser: Browser, url: string) => Promise<object>,
): void =>
  runCommand(async () => {
    const site = await serve(builtSite());
    const browser = await launchBrowser();
    try {
      console.table(await measure(browser, site.url));
    } finally {
      await browser.close();
      site.close();
    }
  });

/** With a `slowdown` of 4, pages run as on a machine that is four times slower than this one. */
export async function openPage(browser: Browser, slowdown: number, options: BrowserContextOptions) {
  const page = await browser.newPage(options);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, devTools };
}

/** The middle value; for an even number of values, the larger of the two in the middle. NaN without values. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
