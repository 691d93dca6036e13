import { readdirSync, renameSync, rmdirSync } from "node:fs";
import path from "node:path";
import { HOME } from "../../routes";

/**
 * Moves each page from `x/index.html` to `x.html`, which static hosts serve at `/x`. From `/x` to
 * `x/index.html`, some of them would redirect. Gatsby has no option for this.
 */
export function movePages(output: string, paths: readonly string[]): void {
  for (const page of paths.filter((to) => to !== HOME && !to.endsWith(".html"))) {
    const folder = path.join(output, page);
    renameSync(path.join(folder, "index.html"), `${folder}.html`);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
