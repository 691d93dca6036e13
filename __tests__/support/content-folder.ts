import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content/check";
import { formatProblem } from "../../src/content/read";
import { PAGES } from "../../src/routes";
import { EXAMPLES } from "./examples";
import { COVER, postText } from "./post-text";

/** A small valid content folder in a temporary directory. Tests change its files. */
interface ContentFolder {
  path: string;
  write(file: string, text: string | Uint8Array): void;
  /** Replaces the first occurrence of a text. Throws an error if the file does not contain the text. */
  edit(file: string, from: string, to: string): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
  /** Returns the formatted problems that stop the build. */
  problems(): Promise<string[]>;
  /** Returns the formatted problems of drafts. */
  drafts(): Promise<string[]>;
  clear(): void;
}

const service = { ...EXAMPLES["services.json"], icon: "target", points: ["One"] };
const plan = { ...EXAMPLES["plans.json"], featured: false };
const [category, author] = [EXAMPLES["categories.json"], EXAMPLES["authors.json"]];

const JSON_FILES = {
  "site.json": EXAMPLES["site.json"],
  "pages.json": Object.fromEntries(Object.keys(PAGES).map((key) => [key, EXAMPLES["pages.json"]])),
  "services.json": ["Paid ads", "Studio", "Funnels"].map((title) => ({ ...service, title })),
  "cases.json": ["first-case", "second-case"].map((slug) => ({ ...EXAMPLES["cases.json"], slug })),
  "plans.json": ["Starter", "Growth", "Scale"].map((name) => ({ ...plan, name })),
  "process.json": [1, 2].map((step) => ({ ...EXAMPLES["process.json"], step })),
  "categories.json": [
    { ...category, name: "Paid Advertising", slug: "paid-advertising" },
    category,
  ],
  "authors.json": [{ ...author, name: "Mara Ellison" }, author],
};

export function makeContentFolder(): ContentFolder {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  const path = join(root, "content");
  const at = (file: string) => join(path, file);
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  for (const [file, data] of Object.entries(JSON_FILES)) {
    write(file, `${JSON.stringify(data, null, 2)}\n`);
  }
  for (const slug of ["first-post", "second-post"]) {
    write(`posts/${slug}/index.md`, postText(slug));
    copyFileSync(COVER, at(`posts/${slug}/cover.png`));
  }
  return {
    path,
    write,
    edit(file, from, to) {
      const text = readFileSync(at(file), "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    rename: (from, to) => renameSync(at(from), at(to)),
    remove: (file) => rmSync(at(file), { recursive: true }),
    problems: async () => (await checkContent(path)).problems.map(formatProblem),
    drafts: async () => (await checkContent(path)).drafts.map(formatProblem),
    clear: () => rmSync(root, { recursive: true, force: true }),
  };
}

export function contentFolderForEachTest(): ContentFolder {
  const folder = {} as ContentFolder;
  beforeEach(() => {
    Object.assign(folder, makeContentFolder());
  });
  afterEach(() => folder.clear());
  return folder;
}
