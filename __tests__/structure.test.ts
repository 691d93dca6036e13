import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { forEvery } from "./support/for-every";

/** The rules of the house, held here so that nobody has to remember them. */

const SRC = path.resolve(__dirname, "../src");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(tsx?|css)$/.test(file) && file !== "gatsby-types.d.ts",
);
const read = (file: string) => readFileSync(path.join(SRC, file), "utf8");
const folderOf = (file: string) => file.split(path.sep)[0] ?? "";

/** Code files under these folders of src; fails where there are none. */
function filesIn(...folders: string[]): string[] {
  const found = FILES.filter((file) => folders.includes(folderOf(file)) && !file.endsWith(".css"));
  if (found.length === 0) throw new Error(`There is nothing in ${folders}`);
  return found;
}

const UI = [
  "pages",
  "templates",
  "sections",
  "components",
  "contact",
  "search",
  "notifications",
  "tooltips",
  "sharing",
  "measurement",
  "background",
  "seo",
  "data",
  "lib",
  "boot",
  "client",
  "document",
];

/** The way of the content, folder by folder; what a folder needs lies before it, or beside the line. */
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

/** Paths of what a file imports of our own, from src, without the ending. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)].map((match) =>
    path.join(path.dirname(file), match[1] ?? ""),
  );

const MODULES = FILES.filter((file) => !file.endsWith(".css"));

/** The files of src that a file imports, types included. */
const importedFiles = (file: string) =>
  importsOf(file).flatMap((target) => {
    const found = ["", ".ts", ".tsx", "/index.ts"].map((end) => target + end);
    return MODULES.filter((module) => found.includes(module)).slice(0, 1);
  });

/** Circles of files that import each other, as the way around; at least one where there are any. */
function circles(): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, way: string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file]);
    if (done.has(file) || way.includes(file)) return;
    for (const next of importedFiles(file)) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of MODULES) follow(file, []);
  return found;
}

describe("one way", () => {
  test("what visitors see imports neither content nor build", () => {
    const wrong = filesIn(...UI).flatMap((file) =>
      importsOf(file)
        .filter((target) => /^(gatsby|content)(\/|$)/.test(target))
        .map(
          (target) =>
            `src/${file} imports src/${target}, which visitors' code must not: ask for the data by GraphQL, or move what both need beside src/routes.ts`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  test("no station of the content imports a later one", () => {
    const wrong = MODULES.filter((file) => stageOf(file) >= 0).flatMap((file) =>
      importedFiles(file)
        .filter((target) => stageOf(target) > stageOf(file))
        .map(
          (target) =>
            `src/${file} imports src/${target}, which comes later: move src/${file} to src/${FLOW[stageOf(target)]}, or what it needs to src/${FLOW[stageOf(file)]}`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  test("no files import each other in a circle", () => {
    const wrong = circles().map(
      (way) =>
        `${way.map((file) => `src/${file}`).join(" imports ")}: move what ${path.basename(way[0] ?? "")} and ${path.basename(way[1] ?? "")} both need into a file of its own in src/${path.dirname(way[0] ?? "")}`,
    );
    expect(wrong).toEqual([]);
  });

  test("src/lib imports nothing of those who share it", () => {
    const wrong = filesIn("lib").flatMap((file) =>
      importedFiles(file)
        .filter((target) => folderOf(target) !== "lib")
        .map(
          (target) =>
            `src/${file} imports src/${target}, so it is not for all: move src/${file} to src/${path.dirname(target)}`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  test("the background and the boot module know nothing of React or Gatsby", () => {
    const wrong = filesIn("background", "boot").filter((file) =>
      /from "(react|gatsby|@)/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  test("components know neither sections nor GraphQL, sections no pages", () => {
    expect(filesIn("components").filter((file) => /\bgraphql\b/.test(read(file)))).toEqual([]);
    const wrong = [
      ...filesIn("components").filter((file) =>
        importsOf(file).some((target) => /^(sections|pages|templates)\//.test(target)),
      ),
      ...filesIn("sections").filter((file) =>
        importsOf(file).some((target) => /^(pages|templates)\//.test(target)),
      ),
    ];
    expect(wrong).toEqual([]);
  });

  test("nothing that visitors see knows where the content came from", () => {
    const source = /MarkdownRemark|frontmatter|\bedges\b|\ballFile\b|\w+Json\b/;
    const allowed = /application\/ld\+json|jsonLd|fetchJson/g;
    expect(filesIn(...UI).filter((file) => source.test(read(file).replace(allowed, "")))).toEqual(
      [],
    );
  });

  test("the head of a page is the work of Seo: Gatsby's own way is left out of the scripts", () => {
    const pages = filesIn("pages", "templates");
    expect(pages.filter((file) => /export .*\bHead\b/.test(read(file)))).toEqual([]);
  });

  test("addresses are written in routes.ts alone", () => {
    const written = filesIn("sections", "components", "templates").filter((file) =>
      /["'`]\/(blog|contact)\b/.test(read(file)),
    );
    expect(written).toEqual([]);
  });
});

/** A file is named after the component that it exports. */
const COMPONENTS = FILES.filter((file) => /^[A-Z]\w*\.tsx$/.test(path.basename(file)));

describe("names", () => {
  test("a component or section exports what its file is called, and nothing as default", () => {
    const wrong = COMPONENTS.filter((file) => {
      const name = path.basename(file, ".tsx");
      const text = read(file);
      return !text.includes(`export function ${name}(`) || /export default/.test(text);
    });
    expect(wrong).toEqual([]);
  });

  test("every other file is in kebab case", () => {
    const others = FILES.filter(
      (file) => !/[A-Z]\w+(\.module\.css|\.tsx)$/.test(path.basename(file)),
    );
    const wrong = others.filter(
      (file) => !/^[a-z0-9-]+(\.d|\.module)?\.\w+$/.test(path.basename(file)),
    );
    expect(wrong).toEqual([]);
  });

  test("an operation is named after its file", () => {
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

  /** Class names of a module that a file asks for, as in `styles.name`. */
  function askedFor(file: string, module: string): string[] {
    const text = read(file);
    const base = path.basename(module);
    const local = new RegExp(`import \\* as (\\w+) from "[^"]*/${base}"`).exec(text)?.[1];
    return local
      ? [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, "g"))].map((m) => m[1] ?? "")
      : [];
  }

  test("every class of a module is asked for, and every class asked for is there", () => {
    forEvery(modules, (module) => {
      const rules = read(module).replace(/\/\*.*?\*\//gs, "");
      const defined = [...rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map((match) => match[1]);
      const importers = filesIn("components", "sections").filter((file) =>
        importsOf(file).includes(module),
      );
      const used = importers.flatMap((file) => askedFor(file, module));
      expect([...new Set(used)].sort()).toEqual([...new Set(defined)].sort());
    });
  });

  test("every class for the whole site is used somewhere", () => {
    const defined = [...read("styles/utilities.css").matchAll(/^ {2}\.([\w-]+)/gm)];
    const code = filesIn(...UI)
      .map(read)
      .join("\n");
    const dead = defined.filter(([, name]) => !new RegExp(`["\`]${name}[ "]`).test(code));
    expect(defined.length).toBeGreaterThan(0);
    expect(dead).toEqual([]);
  });

  test("every module has all its rules in the layer of its folder", () => {
    forEvery(modules, (module) => {
      expect(read(module)).toMatch(new RegExp(`^@layer ${folderOf(module)} \\{\\n[^]*\\n\\}\\n$`));
      expect(read(module).match(/^\S.*\{/gm)).toHaveLength(1);
    });
  });

  const tokens = read("styles/tokens.css");
  const namesIn = (css: string) => [...css.matchAll(/^\s+(--[\w-]+):/gm)].map((match) => match[1]);

  test("modules use named values, never a raw color", () => {
    const raw = /#[0-9a-f]{3,8}\b|oklch\(/i;
    expect(raw.test(tokens)).toBe(true);
    expect(modules.filter((module) => raw.test(read(module)))).toEqual([]);
  });

  test("every named value is used, and every one that is used is there", () => {
    const all = FILES.map(read).join("\n");
    // Radix sets its own on the elements they are for.
    const used = [...all.matchAll(/(?:var\(|getPropertyValue\(")(--(?!radix-)[\w-]+)/g)].map(
      (match) => match[1],
    );
    expect([...new Set(used)].sort()).toEqual([...new Set(namesIn(tokens))].sort());
  });
});
