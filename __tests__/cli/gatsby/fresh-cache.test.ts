import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { CODE, clearStaleCache } from "../../../src/cli/gatsby/fresh-cache";
import { digestsOf } from "../../../src/lib/file-digests";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const project = tempFolder();
const has = (file: string) => existsSync(path.join(project, file));

beforeEach(() => {
  rmSync(project, { recursive: true, force: true });
  writeFiles(project, {
    "package-lock.json": "{}",
    "src/routes.ts": "one",
    "src/markdown/deep/parse.ts": "one",
    "src/pages/index.tsx": "one",
    "static/icon.svg": "one",
  });
  clearStaleCache(project)();
  writeFiles(project, { ".cache/redux/state": "", "public/index.html": "" });
});

/** Returns whether the next build clears the cache. */
function isCleared(): boolean {
  const log = jest.spyOn(console, "log").mockImplementation(() => {});
  clearStaleCache(project);
  const cleared = !has(".cache/redux/state");
  expect(has("public/index.html")).toBe(!cleared);
  expect(log).toHaveBeenCalledTimes(cleared ? 1 : 0);
  writeFiles(project, { ".cache/redux/state": "", "public/index.html": "" });
  clearStaleCache(project);
  expect(has(".cache/redux/state")).toBe(true);
  log.mockRestore();
  return cleared;
}

test.each([
  "src/routes.ts",
  "src/markdown/deep/parse.ts",
  "src/markdown/new.ts",
  "src/fonts/face.woff2",
  "package-lock.json",
])("the Gatsby cache is cleared when code in %s has changed or is new", (file) => {
  writeFiles(project, { [file]: "two" });
  expect(isCleared()).toBe(true);
});

test.each(["src/markdown/deep/parse.ts", "static/icon.svg"])(
  "the Gatsby cache is cleared when %s was deleted",
  (file) => {
    rmSync(path.join(project, file));
    expect(isCleared()).toBe(true);
  },
);

test("the Gatsby cache is kept when pages, content or static files have changed, because Gatsby detects these changes", () => {
  writeFiles(project, {
    "src/pages/index.tsx": "two",
    "content/posts/a/index.md": "two",
    "static/icon.svg": "two",
  });
  expect(isCleared()).toBe(false);
});

test("a Gatsby cache that does not record the version of the site's code is cleared", () => {
  rmSync(path.join(project, ".cache/code-version.json"));
  expect(isCleared()).toBe(true);
});

test("if the cache was deleted but the output was not, the build deletes the output, too, because Gatsby would keep outdated files in the output", () => {
  rmSync(path.join(project, ".cache"), { recursive: true });
  expect(isCleared()).toBe(true);
});

test("if the project was never built, no cache is cleared", () => {
  rmSync(path.join(project, ".cache"), { recursive: true });
  rmSync(path.join(project, "public"), { recursive: true });
  const log = jest.spyOn(console, "log").mockImplementation(() => {});
  clearStaleCache(project);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

/**
 * Returns all files that the given files import, directly or indirectly, except for type imports.
 */
function importedBy(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const text = /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : "";
    const imports = text.matchAll(/^(?:import|export|\})(?! type)[^;]*?"(\.[^"]+)"/gm);
    const targets = [...imports].map(([, name = ""]) => path.join(path.dirname(file), name));
    const endings = ["", ".ts", ".tsx", "/index.ts"];
    const resolved = targets.map((target) =>
      endings
        .map((ending) => target + ending)
        .find((name) => path.extname(name) && existsSync(name)),
    );
    importedBy(
      resolved.filter((name) => name !== undefined),
      found,
    );
  }
  return found;
}

test("the recorded hash of the site's code includes every file that gatsby-node.ts or gatsby-config.ts imports", () => {
  const imported = [...importedBy(["gatsby-node.ts", "gatsby-config.ts"])];
  expect(imported.length).toBeGreaterThan(80);
  const known = digestsOf(process.cwd(), CODE);
  expect(imported.filter((file) => !(file in known))).toEqual([]);
});
