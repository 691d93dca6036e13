import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { LAYERS } from "../document/layers";
import { type Backend, editorConfig } from "./config";

const HERE = "src/editor";

/**
 * Writes the editor into a folder that is served as /admin: its page, its script and the styles of
 * its preview, which are those of the site.
 *
 * @param siteUrl where the site is that it edits
 */
export async function buildEditor(
  folder: string,
  backend: Backend,
  siteUrl: string,
): Promise<void> {
  const settings = JSON.parse(readFileSync("content/site.json", "utf8"));
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(HERE, "editor.html"), path.join(folder, "index.html"));
  await build({
    entryPoints: { editor: path.join(HERE, "main.ts") },
    outdir: folder,
    bundle: true,
    minify: true,
    legalComments: "none",
    target: "es2022",
    // The editor as one script, with all it needs but React.
    mainFields: ["browser", "module", "main"],
    alias: { gatsby: path.resolve(HERE, "gatsby.tsx") },
    jsx: "automatic",
    banner: { css: LAYERS },
    loader: { ".woff2": "file" },
    publicPath: "/admin",
    define: {
      "process.env.NODE_ENV": '"production"',
      CONFIG: JSON.stringify(editorConfig(backend, siteUrl)),
      SITE: JSON.stringify({ ...settings, url: siteUrl }),
    },
    logLevel: "error",
  });
}
