import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { forEvery } from "./support/for-every";

/** Rules for imports and names of files. Each message says where the code belongs. */

const SRC = path.resolve(__dirname, "../src");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(tsx?|css)$/.test(file) && file !== "gatsby-types.d.ts",
);
const read = (file: string) => readFileSync(path.join(SRC, file), "utf8");
const folderOf = (file: string) => file.split(path.sep)[0] ?? "";

function filesIn(...folders: string[]): string[] {
  const found = FILES.filter((file) => folders.includes(folderOf(file)) && !file.endsWith(".css"));
  if (found.length === 0)
    throw new Error(`There are no files in ${folders}. Correct the folder names in this test.`);
  return found;
}

const UI = [
  "pages",
  "templates",
  "sections",
  "components",
  "contact",
  "islands",
  "enhance",
  "search",
  "notifications",
  "tooltips",
  "sharing",
  "background",
  "seo",
  "data",
  "lib",
  "client",
  "document",
];

/**
 * A folder of this list may import only folders that come earlier in the list, and folders that are
 * not in the list.
 */
const FLOW = [
  "markdown",
  "content",
  "gatsby/nodes",
  "gatsby/schema",
  "gatsby/pages",
  "gatsby/bundle",
  "gatsby/output",
];
const stageOf = (file: string) => FLOW.findIndex((folder) => file.startsWith(`${folder}/`));

const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)].map((match) =>
    path.join(path.dirname(file), match[1] ?? ""),
  );

const MODULES = FILES.filter((file) => !file.endsWith(".css"));

const importedFiles = (file: string) =>
  importsOf(file).flatMap((target) => {
    const found = ["", ".ts", ".tsx", "/index.ts"].map((end) => target + end);
    return MODULES.filter((module) => found.includes(module)).slice(0, 1);
  });

describe("imports", () => {
  /** Returns a message for each import in these folders whose target matches the pattern. */
  const forbidden = (folders: string[], targets: RegExp, fix: string) =>
    filesIn(...folders).flatMap((file) =>
      importsOf(file)
        .filter((target) => targets.test(target))
        .map((target) => `src/${file} must not import src/${target}: ${fix}`),
    );

  test("code for browsers imports no file of src/content or src/gatsby", () => {
    const fix = "query the data with GraphQL, or move shared code to a file beside src/routes.ts";
    expect(forbidden(UI, /^(gatsby|content)(\/|$)/, fix)).toEqual([]);
  });

  test("the code of a build step never imports code of a later build step", () => {
    const wrong = MODULES.filter((file) => stageOf(file) >= 0).flatMap((file) =>
      importedFiles(file)
        .filter((target) => stageOf(target) > stageOf(file))
        .map(
          (target) =>
            `src/${file} imports src/${target}, which is a later stage: move src/${file} to src/${FLOW[stageOf(target)]}, or the imported code to src/${FLOW[stageOf(file)]}`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  test("files in src/lib import nothing from other folders", () => {
    const wrong = filesIn("lib").flatMap((file) =>
      importedFiles(file)
        .filter((target) => folderOf(target) !== "lib")
        .map(
          (target) =>
            `src/${file} imports src/${target}, so it is not a shared helper: move src/${file} to src/${path.dirname(target)}`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  test("the files of src/background and src/enhance import neither React nor Gatsby", () => {
    const wrong = filesIn("background", "enhance").filter((file) =>
      /from "(react|gatsby|@)/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  test("components import no sections, pages, templates or GraphQL queries; sections import no pages or templates", () => {
    expect(filesIn("components").filter((file) => /\bgraphql\b/.test(read(file)))).toEqual([]);
    const fix = "move the imported code to src/components";
    expect(forbidden(["components"], /^(sections|pages|templates)\//, fix)).toEqual([]);
    expect(forbidden(["sections"], /^(pages|templates)\//, fix)).toEqual([]);
  });

  test("GraphQL queries of pages use the types of this site's schema, not the types of source plugins", () => {
    const source = /MarkdownRemark|frontmatter|\bedges\b|\ballFile\b|\w+Json\b/;
    const allowed = /application\/ld\+json|jsonLd|fetchJson/g;
    expect(filesIn(...UI).filter((file) => source.test(read(file).replace(allowed, "")))).toEqual(
      [],
    );
  });

  test("no page exports Head, because the component Seo writes the head of every page", () => {
    const pages = filesIn("pages", "templates");
    expect(pages.filter((file) => /export .*\bHead\b/.test(read(file)))).toEqual([]);
  });

  test("sections, components and templates contain no paths of the site, because routes.ts defines the paths", () => {
    const written = filesIn("sections", "components", "templates").filter((file) =>
      /["'`]\/(blog|contact)\b/.test(read(file)),
    );
    expect(written).toEqual([]);
  });
});

const COMPONENTS = FILES.filter((file) => /^[A-Z]\w*\.tsx$/.test(path.basename(file)));

describe("names", () => {
  test("a component file exports the component that it is named after, and has no default export", () => {
    const wrong = COMPONENTS.filter((file) => {
      const name = path.basename(file, ".tsx");
      const text = read(file);
      return !text.includes(`export function ${name}(`) || /export default/.test(text);
    });
    expect(wrong).toEqual([]);
  });

  test("a file that is not named after a component has a name in kebab case", () => {
    const others = FILES.filter(
      (file) => !/[A-Z]\w+(\.module\.css|\.tsx)$/.test(path.basename(file)),
    );
    const wrong = others.filter(
      (file) => !/^[a-z0-9-]+(\.d|\.module)?\.\w+$/.test(path.basename(file)),
    );
    expect(wrong).toEqual([]);
  });

  test("a GraphQL fragment has the name of the file that contains it", () => {
    const pascal = (name: string) =>
      name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
    const wrong = filesIn("sections", "seo").filter((file) => {
      const name = pascal(path.basename(file).replace(/\.tsx?$/, ""));
      const fragments = [...read(file).matchAll(/fragment (\w+) on/g)].map((match) => match[1]);
      return fragments.some((fragment) => !fragment?.startsWith(name));
    });
    expect(wrong).toEqual([]);
  });
});

describe("styles", () => {
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
      const importers = filesIn(...UI).filter((file) => importsOf(file).includes(module));
      const used = importers.flatMap((file) => usedIn(file, module));
      expect([...new Set(used)].sort()).toEqual([...new Set(defined)].sort());
    });
  });

  test("every utility class is used", () => {
    const defined = [...read("styles/utilities.css").matchAll(/^ {2}\.([\w-]+)/gm)];
    const code = filesIn(...UI)
      .map(read)
      .join("\n");
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
    const raw = /#[0-9a-f]{3,8}\b|oklch\(/i;
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
    const defined = [...all.matchAll(/^\s+(--[\w-]+):/gm)].map((match) => match[1]);
    expect([...new Set(used)].sort()).toEqual([...new Set(defined)].sort());
  });
});
