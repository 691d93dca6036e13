import { readFileSync } from "node:fs";
import path from "node:path";
import { jsonNodes } from "../../../src/gatsby/nodes/json-nodes";

const read = (file: string) =>
  JSON.parse(readFileSync(path.resolve(__dirname, "../../fixture-content", file), "utf8"));

test("Gatsby's nodes of services have unique anchors derived from the titles", () => {
  const [first] = read("services.json");
  expect(jsonNodes("services.json", [first, first]).map(({ fields }) => fields)).toEqual([
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
    const entries: object[] = read(file);
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
    const entries: object[] = read(file);
    const nodes = jsonNodes(file, read(file));
    expect(nodes).toMatchObject(entries.map((entry) => ({ type, fields: entry })));
    expect(nodes.map(({ fields }) => "slug" in fields && fields.slug)).toContain(slug);
  },
);

test("Gatsby gets one Page node for every key in pages.json", () => {
  const pages: Record<string, object> = read("pages.json");
  expect(jsonNodes("pages.json", read("pages.json"))).toEqual(
    Object.entries(pages).map(([key, page]) => ({ type: "Page", key, fields: { key, ...page } })),
  );
});

test("Gatsby gets one SiteSettings node from site.json", () => {
  expect(jsonNodes("site.json", read("site.json"))).toEqual([
    { type: "SiteSettings", key: "site", fields: read("site.json") },
  ]);
});

test("the environment variable SITE_URL replaces the URL of site.json", () => {
  process.env.SITE_URL = "https://other.example/";
  const [settings] = jsonNodes("site.json", read("site.json"));
  delete process.env.SITE_URL;
  expect(settings?.fields).toMatchObject({ url: "https://other.example" });
});
