import { readFileSync } from "node:fs";
import path from "node:path";
import { type JsonFile, jsonFiles } from "../../../src/content/types";
import { jsonNodes } from "../../../src/gatsby/nodes/json-nodes";

const FILES = Object.keys(jsonFiles) as JsonFile[];
const read = (file: string) =>
  readFileSync(path.resolve(__dirname, "../../fixture-content", file), "utf8");

test("Gatsby's nodes of services have unique anchors derived from the titles", () => {
  const [first] = JSON.parse(read("services.json"));
  const twice = JSON.stringify([first, first]);
  expect(jsonNodes("services.json", twice).map(({ fields }) => fields)).toEqual([
    { position: 0, slug: "paid-ads", ...first },
    { position: 1, slug: "paid-ads-2", ...first },
  ]);
});

test.each([
  ["cases.json", "CaseStudy"],
  ["process.json", "ProcessStep"],
  ["categories.json", "Category"],
  ["authors.json", "Author"],
] as const)(
  "from %s, Gatsby creates a %s node for every entry, in the order of the file",
  (file, type) => {
    const entries: object[] = JSON.parse(read(file));
    expect(jsonNodes(file, read(file))).toEqual(
      entries.map((entry, position) => ({
        type,
        key: String(position),
        fields: { position, ...entry },
      })),
    );
  },
);

test.each([["plans.json", "Plan", "growth"]] as const)(
  "from %s, Gatsby creates a %s node for every entry, with a slug derived from its name",
  (file, type, slug) => {
    const entries: object[] = JSON.parse(read(file));
    const nodes = jsonNodes(file, read(file));
    expect(nodes).toMatchObject(entries.map((entry) => ({ type, fields: entry })));
    expect(nodes.map(({ fields }) => "slug" in fields && fields.slug)).toContain(slug);
  },
);

test("Gatsby gets one Page node for every key in pages.json", () => {
  const pages: Record<string, object> = JSON.parse(read("pages.json"));
  expect(jsonNodes("pages.json", read("pages.json"))).toEqual(
    Object.entries(pages).map(([key, page]) => ({ type: "Page", key, fields: { key, ...page } })),
  );
});

test("Gatsby gets one SiteSettings node from site.json", () => {
  expect(jsonNodes("site.json", read("site.json"))).toEqual([
    { type: "SiteSettings", key: "site", fields: JSON.parse(read("site.json")) },
  ]);
});

test("the environment variable SITE_URL replaces the URL of site.json", () => {
  process.env.SITE_URL = "https://other.example/";
  const [settings] = jsonNodes("site.json", read("site.json"));
  delete process.env.SITE_URL;
  expect(settings?.fields).toMatchObject({ url: "https://other.example" });
});

test("a byte order mark in a JSON file does not change Gatsby's nodes", () => {
  const text = read("plans.json");
  expect(jsonNodes("plans.json", `\uFEFF${text}`)).toEqual(jsonNodes("plans.json", text));
});

describe.each(FILES)("%s", (file) => {
  test.each(["", "{", "null", "[]", "{}", '"text"', "[null]", '[{"title":1}]'])(
    "Gatsby gets no nodes from a JSON file that contains %j",
    (text) => {
      expect(jsonNodes(file, text)).toEqual([]);
    },
  );
});

test("Gatsby gets no nodes from a JSON file with an invalid entry", () => {
  const [first, ...more] = JSON.parse(read("plans.json"));
  const text = JSON.stringify([{ ...first, prize: "$1k" }, ...more]);
  expect(jsonNodes("plans.json", text)).toEqual([]);
});
