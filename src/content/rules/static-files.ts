import { BUILT_FILES, type LinkTargets } from "../link-targets";
import { FILE_START, type Problem, problem } from "../problem";
import { folded } from "../values";

const FIXES: Record<string, string> = {
  "/_redirects": "move the redirects to content/redirects.json, and remove the file",
  "/_headers": "change src/output/headers.ts, and remove the file",
};

/** Reports files in `static` that the build would overwrite, or that would overwrite a page. */
export function checkStaticFiles(files: readonly string[], { pages }: LinkTargets): Problem[] {
  const built = new Set(BUILT_FILES);
  const paths = new Set([...pages.keys()].map(folded));
  return files.flatMap((file) => {
    const page = folded(file.replace(/(\/index)?\.html?$/, "") || "/");
    if (!built.has(file) && !paths.has(page)) return [];
    const message = `has the address ${file}, which the build writes itself`;
    return [problem(`static${file}`, FILE_START, "", message, FIXES[file] ?? "rename the file")];
  });
}
