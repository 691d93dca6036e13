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

test("the environment variable SITE_URL replaces the URL of site.json", () => {
  process.env.SITE_URL = "https://other.example/";
  const [settings] = jsonNodes("site.json", read("site.json"));
  delete process.env.SITE_URL;
  expect(settings?.fields).toMatchObject({ url: "https://other.example" });
});
