import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { forEvery } from "../support/for-every";

/** Rules of style sheets that no linter knows. */

const SRC = path.resolve(__dirname, "../../src");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(tsx?|css)$/.test(file) && file !== "gatsby-types.d.ts",
);
const read = (file: string) => readFileSync(path.join(SRC, file), "utf8");
const folderOf = (file: string) => file.split(path.sep)[0] ?? "";
const CODE = FILES.filter((file) => !file.endsWith(".css"));

const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)].map((match) =>
    path.join(path.dirname(file), match[1] ?? ""),
  );

const modules = FILES.filter((file) => file.endsWith(".module.css"));

function usedIn(file: string, module: string): string[] {
  const text = read(file);
  const base = path.basename(module);
  const local = new RegExp(`import \\* as (\\w+) from "[^"]*/${base}"`).exec(text)?.[1];
  return local
    ? [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, "g"))].map((m) => m[1] ?? "")
    : [];
}

test("every class that a CSS module defines is used, and every used class is defined", () => {
  forEvery(modules, (module) => {
    const rules = read(module).replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, "");
    const defined = [...rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map((match) => match[1]);
    const importers = CODE.filter((file) => importsOf(file).includes(module));
    const used = importers.flatMap((file) => usedIn(file, module));
    expect([...new Set(used)].sort()).toEqual([...new Set(defined)].sort());
  });
});

test("every utility class is used", () => {
  const defined = [...read("styles/utilities.css").matchAll(/^ {2}\.([\w-]+)/gm)];
  const code = CODE.map(read).join("\n");
  const dead = defined.filter(([, name]) => !new RegExp(`["\`]${name}[ "]`).test(code));
  expect(defined.length).toBeGreaterThan(0);
  expect(dead).toEqual([]);
});

test("all rules of a CSS module are in one cascade layer: sections in sections, others in components", () => {
  forEvery(modules, (module) => {
    const layer = folderOf(module) === "sections" ? "sections" : "components";
    expect(read(module)).toMatch(new RegExp(`^@layer ${layer} \\{\\n[^]*\\n\\}\\n$`));
    expect(read(module).match(/^\S.*\{/gm)).toHaveLength(1);
  });
});

const tokens = read("styles/tokens.css");

test("CSS modules use custom properties for colors, never literal colors", () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(/i;
  expect(raw.test(tokens)).toBe(true);
  expect(modules.filter((module) => raw.test(read(module)))).toEqual([]);
});

test("every custom property that a style sheet defines is used, and every used custom property is defined", () => {
  const all = FILES.map(read).join("\n");
  // Radix defines the custom properties whose names begin with `--radix-`, so the pattern skips
  // them.
  const used = [...all.matchAll(/(?:var\(|getPropertyValue\(")(--(?!radix-)[\w-]+)/g)].map(
    (match) => match[1],
  );
  const defined = [...all.matchAll(/(?:^\s+|")(--[\w-]+)"?:/gm)].map((match) => match[1]);
  expect([...new Set(used)].sort()).toEqual([...new Set(defined)].sort());
});
