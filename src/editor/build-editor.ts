import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { readSiteJson } from "../build-context";
import { LAYERS } from "../styles/layers";
import { type Backend, editorConfig } from "./config";

const HERE = "src/editor";

/** The packages are outside of src, because Gatsby searches every file in src for queries. */
export const EDITOR_PACKAGES = ".editor/node_modules";

const inPackages = (name: string) => path.resolve(EDITOR_PACKAGES, name);

/** Bundles the editor for /admin of the site at `siteUrl`. Install the editor's packages first. */
export async function buildEditor(
  folder: string,
  backend: Backend,
  siteUrl: string,
): Promise<void> {
  const settings = readSiteJson();
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
      // The preview renders components of the site, so editor and site must share one copy of
      // React.
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
