import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";

const BUILT = path.resolve(__dirname, "../public");

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" });

/** Returns the paths of the pages without `noindex`. */
export const listRoutes = (): string[] =>
  filesIn(BUILT)
    .filter((file) => file.endsWith(".html"))
    .filter((file) => !/<meta[^>]+noindex/.test(readFileSync(path.join(BUILT, file), "utf8")))
    .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
    .sort();

/**
 * Serves a copy of a built site with compressed texts, as hosts do. `edit` changes the HTML of every
 * page.
 */
export async function serveSite(edit = (html: string) => html, built = BUILT) {
  if (!existsSync(path.join(built, "index.html")))
    throw new Error(`There is no built site in ${built}. Build it, for example with npm run build`);
  const root = mkdtempSync(path.join(tmpdir(), "bench-site-"));
  cpSync(built, root, { recursive: true });
  for (const name of filesIn(root).filter((file) => /\.(html|js|css|json|svg|xml)$/.test(file))) {
    const file = path.join(root, name);
    if (name.endsWith(".html")) writeFileSync(file, edit(readFileSync(file, "utf8")));
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const server = createServer(sirv(root, { brotli: true, extensions: ["html"] }));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
