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
  test("the schema of posts accepts a publishedAt that is equal to createdAt, and compares dates with different time zones in UTC", () => {
    expect(fields(postSchema, post)).toEqual([]);
    const publishedAt = "2025-11-18T00:30:00+02:00";
    expect(fields(postSchema, { ...post, publishedAt, createdAt: "2025-11-17T22:00:00Z" })).toEqual(
      [],
    );
    expect(fields(postSchema, { ...post, publishedAt, createdAt: "2025-11-17T23:00:00Z" })).toEqual(
      ["publishedAt"],
    );
  });

  test("the schema of posts reports that dates are in the wrong order, even if another field is missing", () => {
    const { title, ...rest } = post;
    const dates = { createdAt: "2025-11-19", updatedAt: "2025-11-01" };
    const expected = ["title", "publishedAt", "updatedAt"];
    expect(fields(postSchema, { ...rest, ...dates })).toEqual(expected);
  });

  test("the schema of posts does not compare an invalid date with other dates", () => {
    expect(fields(postSchema, { ...post, createdAt: "soon" })).toEqual(["createdAt"]);
    expect(fields(postSchema, { ...post, createdAt: undefined })).toEqual(["createdAt"]);
  });

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
