import { jsonFiles } from "../../../src/content/types";

test.each([
  ["services.json", ["title", "desc"]],
  ["process.json", ["step", "title", "desc"]],
  ["plans.json", ["name", "price", "includes", "cta", "featured"]],
  ["cases.json", ["slug", "brand", "tagline", "metric", "sub", "blurb", "bullets"]],
] as const)("entries of %s need only the fields of the specification", (file, required) => {
  const issues = jsonFiles[file].entry.safeParse({}).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join("."))).toEqual(required);
});
