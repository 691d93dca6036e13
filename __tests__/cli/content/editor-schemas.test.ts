import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { editorSchemas } from "../../../src/cli/content/editor-schemas";
import { readPost } from "../../../src/content/read/front-matter";
import { checkSchema } from "../../../src/content/read/schema";
import { contentTypeOf, contentTypes } from "../../../src/content/types";
import { exampleOf, fieldsOf, metaOf, unwrapOptional } from "../../../src/content/types/define";

const root = path.resolve(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

test("the committed schemas are equal to the output of npm run content:docs", () => {
  for (const [file, text] of Object.entries(editorSchemas())) {
    expect({ file, text: existsSync(path.join(root, file)) ? read(file) : "" }).toEqual({
      file,
      text,
    });
  }
});

const EXAMPLES = /^```(?:json|md) content\/(\S+)\n(.*?)^```/gms;

test("each example in the guide for authors is valid", () => {
  const examples = [...read("docs/content.md").matchAll(EXAMPLES)];
  const faults = examples.flatMap<unknown>(([, file = "", text = ""]) => {
    const type = contentTypeOf(file);
    if (!type) return `${file} is not a content file`;
    if (type.shape === "front matter") {
      const { source, problems } = readPost(text, file);
      return [...problems, ...(source ? checkSchema(type.schema, source) : [])];
    }
    return Object.values(JSON.parse(text)).flatMap(
      (entry) => type.entry.safeParse(entry).error?.issues ?? [],
    );
  });
  expect(faults).toEqual([]);
  expect(examples).toHaveLength(contentTypes.length - 1);
});

const allFields = (schema: z.core.$ZodType): [string, z.core.$ZodType][] => {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray) return allFields(inner.element);
  return Object.entries(fieldsOf(inner)).flatMap(([name, field]) => [
    [name, field] as [string, z.core.$ZodType],
    ...allFields(field),
  ]);
};

test.each(contentTypes.map((content) => [content.file, content] as const))(
  "every field of %s has a description, and a valid example unless the field is optional",
  (_, { entry }) => {
    const undescribed = allFields(entry).filter(
      ([, field]) => !metaOf(field).description || exampleOf(field) === undefined,
    );
    expect(undescribed.map(([name]) => name)).toEqual([]);
    const example = exampleOf(entry) as Record<string, unknown>;
    expect(entry.safeParse(example).error).toBeUndefined();
    for (const [name, field] of Object.entries(fieldsOf(entry))) {
      const { [name]: _left, ...rest } = example;
      const isOptional = field instanceof z.ZodOptional;
      const issues = entry.safeParse(rest).error?.issues ?? [];
      const isMissing = issues.some(({ path }) => path[0] === name);
      expect([name, isMissing]).toEqual([name, !isOptional]);
    }
  },
);
