import { readFileSync } from "node:fs";
import path from "node:path";
import { jsonFiles } from "../../src/content/types";
import { checkEntry } from "../../src/editor/check-entry";
import { type ContentFolder, makeContentFolder } from "../support/content-folder";

let folder: ContentFolder;
beforeAll(() => {
  folder = makeContentFolder();
});
afterAll(() => folder.clear());

const read = (name: string) =>
  JSON.parse(readFileSync(path.join(folder.path, `${name}.json`), "utf8"));

const checkList = (name: string, change: (entries: Record<string, unknown>[]) => void) => {
  const entries = read(name);
  change(entries);
  return checkEntry(name, { entries });
};

test("the editor accepts all content that the content check accepts", () => {
  for (const file of Object.keys(jsonFiles)) {
    const name = file.replace(".json", "");
    const data = read(name);
    expect([name, checkEntry(name, Array.isArray(data) ? { entries: data } : data)]).toEqual([
      name,
      [],
    ]);
  }
});

test("the editor reports problems that concern several entries of a list, such as a repeated name", () => {
  const featured = checkList("plans", (plans) => {
    for (const plan of plans) Object.assign(plan, { featured: true, label: "x" });
  });
  expect(featured).toEqual([
    '"Growth", featured: is true, but "Starter" is featured already. Fix: write false in all plans except one',
  ]);
  const none = checkList("plans", (plans) => {
    for (const plan of plans) plan.featured = false;
  });
  expect(none).toEqual([
    'This list: has no featured plan. Fix: write "featured": true in exactly one plan',
  ]);
  const doubled = checkList("authors", ([first, second]) => Object.assign(second ?? {}, first));
  expect(doubled).toEqual([expect.stringContaining("is also the name of entry 1. Fix: ")]);
});

test("the editor names a field by its label, and explains problems in plain words", () => {
  const problems = checkEntry("posts", { title: 7, metaDescription: "Short", body: "Text." });
  expect(problems).toContain(
    "Title: is a number (7) but must be text. Fix: put the value in quotes",
  );
  expect(problems).toContain(
    "Meta description: has 5 characters; 70 to 160 allowed. Fix: write a longer text, so that search results describe the page well",
  );
  expect(problems.join("\n")).not.toMatch(/expected|received|invalid/i);
  const steps = checkList("process", ([first]) => Object.assign(first ?? {}, { step: "one" }));
  expect(steps).toEqual(['"Audit", step: is not a whole number. Fix: number the steps 1, 2, 3, 4']);
});

test("the editor counts the lines of a post from the first line below the front matter", () => {
  const inText = (body: string) =>
    checkEntry("posts", { body }).filter((line) => line.startsWith("Text"));
  expect(inText("one\n\n<b>")).toEqual([expect.stringMatching(/^Text, line 3: has HTML/)]);
  expect(inText("")).toEqual([
    "Text, line 1: has no text. Fix: write the text of the post below the fields",
  ]);
  expect(inText("Text.")).toEqual([]);
});
