import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { GUIDE, generatedDocs } from "../../../src/cli/content/generated-docs";
import { exampleOf } from "../../../src/content/define";
import {
  entrySchema,
  type Field,
  fieldList,
  type JsonSchema,
} from "../../../src/content/derive/json-schema";
import { contentTypes, jsonFiles, posts } from "../../../src/content/types";

const root = path.resolve(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

test("the committed schemas and docs are equal to the output of npm run content:docs", () => {
  for (const [file, text] of Object.entries(generatedDocs(read(GUIDE)))) {
    expect({ file, text: existsSync(path.join(root, file)) ? read(file) : "" }).toEqual({
      file,
      text,
    });
  }
});

const allFields = (fields: Field[], around = ""): [string, Field][] =>
  fields.flatMap((field) => [
    [around + field.name, field] as [string, Field],
    ...allFields(field.fields ?? [], `${around}${field.name}.`),
  ]);

describe.each(contentTypes.map((content) => [content.file, content] as const))(
  "%s",
  (_, content) => {
    const fields = allFields(fieldList(content));
    const example = exampleOf(content.entry) as Record<string, unknown>;

    test("every field of the content has a description, and every field that is not a group has an example", () => {
      expect(fields.length).toBeGreaterThan(1);
      const undescribed = fields.filter(
        ([, { meaning, kind, example }]) =>
          meaning === "" || (kind !== "group" && kind !== "list" && example === undefined),
      );
      expect(undescribed.map(([name]) => name)).toEqual([]);
    });

    test("the example of a content type is valid, but becomes invalid when a required field is removed", () => {
      expect(content.entry.safeParse(example).error).toBeUndefined();
      for (const { name, required } of fieldList(content)) {
        const { [name]: _left, ...rest } = example;
        // JSON Schema cannot express that a field is required depending on other fields.
        if (name === "label" || name === "quote") continue;
        expect([name, content.entry.safeParse(rest).success]).toEqual([name, !required]);
      }
    });

    test("texts longer than the documented maximum are invalid", () => {
      for (const field of fieldList(content)) {
        const longest =
          field.max && field.kind !== "whole number" ? "x".repeat(field.max + 1) : null;
        if (longest === null) continue;
        const entry = { ...example, [field.name]: longest };
        expect([field.name, content.entry.safeParse(entry).success]).toEqual([field.name, false]);
      }
    });
  },
);

test("every content file that the build reads belongs to a declared content type", () => {
  const files = contentTypes.map(({ file }) => file);
  expect(files.slice(1).sort()).toEqual(Object.keys(jsonFiles).sort());
  expect(files[0]).toBe("posts/<slug>/index.md");
});

test("the schema of posts declares the kind of each field, such as text or date", () => {
  const [post] = contentTypes;
  const kinds = Object.fromEntries(fieldList(post as never).map(({ name, kind }) => [name, kind]));
  expect(kinds).toMatchObject({
    title: "text",
    slug: "slug",
    author: "reference",
    category: "reference",
    tags: "list",
    featuredImage: "image",
    published: "yes or no",
    publishedAt: "date",
  });
  const { properties, required }: JsonSchema = entrySchema(post as never);
  expect(Object.keys(properties ?? {})).toEqual(Object.keys(posts.entry.shape));
  expect(required).not.toContain("aliases");
});
