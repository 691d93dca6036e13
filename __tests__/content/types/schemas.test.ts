import type { z } from "zod";
import { jsonFiles, posts } from "../../../src/content/types";
import { postExample } from "../../support/content";

const postSchema = posts.entry;

const date = "2025-11-18";
const post = { ...postExample, publishedAt: date, createdAt: date, updatedAt: date };

const fields = (schema: z.ZodType, data: unknown) => {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path.join(".")))];
};

describe("the schema of a post", () => {
  test.each([
    "cover.png",
    "../cover.png",
    "./_cover.png",
    "/cover.png",
    "./a/b.png",
    "https://x.example/c.png",
  ])("the schema of posts rejects %s as the path of a cover", (featuredImage) =>
    expect(fields(postSchema, { ...post, featuredImage })).toEqual(["featuredImage"]),
  );
});

test.each([
  ["services.json", ["title", "desc"]],
  ["process.json", ["step", "title", "desc"]],
  ["plans.json", ["name", "price", "includes", "cta", "featured"]],
  ["cases.json", ["slug", "brand", "tagline", "metric", "sub", "blurb", "bullets"]],
] as const)("entries of %s need only the fields of the specification", (file, required) => {
  expect(fields(jsonFiles[file].entry, {})).toEqual(required);
});
