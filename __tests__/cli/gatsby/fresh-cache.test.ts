import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { clearStaleCache, fingerprint } from "../../../src/cli/gatsby/fresh-cache";
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
  clearStaleCache(project).save();
  writeFiles(project, { ".cache/redux/state": "", "public/index.html": "" });
});

/** Returns why the next build clears the cache; undefined if that build keeps the cache. */
function nextBuild(): string | undefined {
  const { reason } = clearStaleCache(project);
  expect([".cache/redux/state", "public/index.html"].map(has)).toEqual([!reason, !reason]);
  expect(clearStaleCache(project).reason).toBeUndefined();
  return reason;
}

test.each([
  "src/routes.ts",
  "src/markdown/deep/parse.ts",
  "src/markdown/new.ts",
  "package-lock.json",
])("the Gatsby cache is cleared when code in %s has changed or is new", (file) => {
  writeFiles(project, { [file]: "two" });
  expect(nextBuild()).toBe(`${file} has changed`);
});

test("the Gatsby cache is cleared when a source file was deleted", () => {
  rmSync(path.join(project, "src/markdown/deep/parse.ts"));
  expect(nextBuild()).toBe("src/markdown/deep/parse.ts has changed");
});

test("the Gatsby cache is cleared when a static file was deleted, because the copy in the output would remain", () => {
  rmSync(path.join(project, "static/icon.svg"));
  expect(nextBuild()).toBe("static/icon.svg has changed");
});

test("the Gatsby cache is kept when pages, content or static files have changed, because Gatsby detects such changes", () => {
  writeFiles(project, {
    "src/pages/index.tsx": "two",
    "content/posts/a/index.md": "two",
    "static/icon.svg": "two",
    "static/new.svg": "new",
  });
  expect(nextBuild()).toBeUndefined();
});

test("a Gatsby cache without a fingerprint of the code is cleared", () => {
  rmSync(path.join(project, ".cache/code-fingerprint.json"));
  expect(nextBuild()).toBe("it has no code version");
});

test("no Gatsby cache is cleared before the first build", () => {
  rmSync(path.join(project, ".cache"), { recursive: true });
  expect(clearStaleCache(project).reason).toBeUndefined();
});

/** Files that these files import, directly or indirectly; imports of types are ignored. */
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

test("the fingerprint of the Gatsby cache includes every file that gatsby-node.ts and gatsby-config.ts import", () => {
  const imported = [...importedBy(["gatsby-node.ts", "gatsby-config.ts"])];
  expect(imported.length).toBeGreaterThan(80);
  const known = fingerprint(process.cwd());
  expect(imported.filter((file) => !(file in known))).toEqual([]);
});
