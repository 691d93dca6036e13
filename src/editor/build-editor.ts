import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { LAYERS } from "../document/layers";
import { type Backend, editorConfig } from "./config";

const HERE = "src/editor";

/**
 * Where the packages of the editor are installed. Not in src/editor: Gatsby looks for queries in every
 * file below src, and watches it.
 */
export const EDITOR_PACKAGES = ".editor/node_modules";

const inPackages = (name: string) => path.resolve(EDITOR_PACKAGES, name);

/**
 * Writes the editor into a folder that is served as /admin: its page, its script and the styles of
 * its preview, which are those of the site. Its packages must be installed.
 *
 * @param siteUrl address of the site that it edits
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
    mainFields: ["browser", "module", "main"],
    nodePaths: [path.resolve(EDITOR_PACKAGES)],
    alias: {
      gatsby: path.resolve(HERE, "gatsby.tsx"),
      // One copy: the preview is made of the site's components, inside the editor's React tree.
      react: inPackages("react"),
      "react-dom": inPackages("react-dom"),
      "react-dom/server": inPackages("react-dom/server.browser"),
    },
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
