import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { clearStaleCache, fingerprint } from "../../../src/cli/gatsby/fresh-cache";
import { tempFolder, writeFiles } from "../../server/support/temp-folder";

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
  writeFiles(project, { ".cache/state": "", "public/index.html": "" });
});

/** Why the cache was cleared for the next build, once. */
function nextBuild(): string | undefined {
  const { reason } = clearStaleCache(project);
  expect([".cache/state", "public/index.html"].map(has)).toEqual([!reason, !reason]);
  expect(clearStaleCache(project).reason).toBeUndefined();
  return reason;
}

test.each([
  "src/routes.ts",
  "src/markdown/deep/parse.ts",
  "src/markdown/new.ts",
  "package-lock.json",
])("other code in %s clears the cache", (file) => {
  writeFiles(project, { [file]: "two" });
  expect(nextBuild()).toBe(`${file} has changed`);
});

test("so does code that is gone", () => {
  rmSync(path.join(project, "src/markdown/deep/parse.ts"));
  expect(nextBuild()).toBe("src/markdown/deep/parse.ts has changed");
});

test("so does a file of static that is gone: Gatsby would leave its copy in the output", () => {
  rmSync(path.join(project, "static/icon.svg"));
  expect(nextBuild()).toBe("static/icon.svg has changed");
});

test("nothing else does: what webpack watches, content, what Gatsby copies", () => {
  writeFiles(project, {
    "src/pages/index.tsx": "two",
    "content/posts/a/index.md": "two",
    "static/icon.svg": "two",
    "static/new.svg": "new",
  });
  expect(nextBuild()).toBeUndefined();
});

test("a cache of unknown code is cleared, as one that Gatsby has made without this command", () => {
  rmSync(path.join(project, ".cache/code-fingerprint.json"));
  expect(nextBuild()).toBe("it does not say which code made it");
});

/** Files of the project that these import, and those that they import, types aside. */
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

test("all that the hooks and the configuration import is known", () => {
  const imported = [...importedBy(["gatsby-node.ts", "gatsby-config.ts"])];
  expect(imported.length).toBeGreaterThan(80);
  const known = fingerprint(process.cwd());
  expect(imported.filter((file) => !(file in known))).toEqual([]);
});
