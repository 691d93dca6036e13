import { parse, type TypeNode, visit } from "gatsby/graphql";
import { z } from "zod";
import { field, group, listFile } from "../../../src/content/define";
import { contentTypeDefs } from "../../../src/content/derive/graphql";
import { contentTypes } from "../../../src/content/types";
import { jsonNodeFields } from "../../../src/gatsby/nodes/json-nodes";
import { postNodeFields } from "../../../src/gatsby/nodes/post-fields";

/** Returns the parts of a GraphQL type: `[String!]` has the parts list, required, String. */
const marksOf = (type: TypeNode): string[] => {
  if (type.kind === "NamedType") return [type.name.value];
  const mark = type.kind === "NonNullType" ? "required" : "list";
  return [mark, ...marksOf(type.type)];
};

function declaredFields(sdl: string): Map<string, Map<string, string[]>> {
  const types = new Map<string, Map<string, string[]>>();
  for (const definition of parse(sdl).definitions) {
    if (definition.kind !== "ObjectTypeDefinition") continue;
    const fields = definition.fields?.map(({ name, type }) => [name.value, marksOf(type)] as const);
    types.set(definition.name.value, new Map(fields));
  }
  return types;
}

const SDL = contentTypeDefs();

test("every type, field and enum value of the GraphQL schema has a description", () => {
  const silent: string[] = [];
  const known: string[] = [];
  const look = (node: { name: { value: string }; description?: unknown }) => {
    known.push(node.name.value);
    if (!node.description) silent.push(node.name.value);
  };
  const added = { FieldDefinition: look, EnumValueDefinition: look };
  visit(parse(SDL), { ...added, ObjectTypeDefinition: look, EnumTypeDefinition: look });
  visit(parse([...jsonNodeFields, postNodeFields].join("\n")), added);
  expect(known).toEqual(expect.arrayContaining(["Post", "position", "readingMinutes"]));
  expect(silent).toEqual([]);
});

/** Returns the GraphQL type that follows from a field's validation, in the format of `marksOf`. */
function wanted(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodOptional) return wanted(schema.unwrap()).slice(1);
  if (schema instanceof z.ZodArray) return ["required", "list", ...wanted(schema.element)];
  const { type } = z.toJSONSchema(schema as z.ZodType);
  const names: Record<string, string> = { integer: "Int", boolean: "Boolean", string: "String" };
  return ["required", names[String(type)] ?? "group"];
}

/** GraphQL types of fields that are validated as text; undefined if GraphQL lacks the field. */
const OTHER: Record<string, string | undefined> = {
  "Post.id": undefined,
  "Post.published": undefined,
  "Post.author": "Author",
  "Post.category": "Category",
  "Post.publishedAt": "Date",
  "Post.createdAt": "Date",
  "Post.updatedAt": "Date",
};

function groupsOf(schema: z.core.$ZodType): [string, z.ZodObject][] {
  if (schema instanceof z.ZodOptional) return groupsOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return groupsOf(schema.element);
  if (!(schema instanceof z.ZodObject)) return [];
  const inner = Object.values(schema.shape).flatMap(groupsOf);
  return [[String(schema.meta()?.graphql), schema], ...inner];
}

const groups = new Map(contentTypes.flatMap(({ entry }) => groupsOf(entry)));

test.each([...groups])(
  "every field of %s has the same type in the GraphQL schema and in the validation",
  (name, schema) => {
    const fields = declaredFields(SDL).get(name) ?? new Map<string, string[]>();
    const expected: [string, string[]][] = [];
    for (const [field, inner] of Object.entries(schema.shape)) {
      const key = `${name}.${field}`;
      const marks = wanted(inner as z.core.$ZodType);
      const other = key in OTHER ? OTHER[key] : marks.at(-1);
      if (other) expected.push([field, [...marks.slice(0, -1), other]]);
    }
    const found = [...fields].map(([field, marks]): [string, string[]] => {
      const last = marks.at(-1) ?? "";
      return [
        field,
        [
          ...marks.slice(0, -1),
          groups.has(last) && !(`${name}.${field}` in OTHER) ? "group" : last,
        ],
      ];
    });
    expect(found).toEqual(expected);
  },
);

test("a GraphQL type that two fields use is declared only once", () => {
  const price = group("Price", "What something costs.", { amount: field("In cents", 1, z.int()) });
  const offer = group("Offer", "Something that can be bought.", {
    price: field("Today's price", price),
    former: field("The price before", price.optional()),
    sizes: field("Sizes that there are", ["S"], z.array(z.string())),
  });
  expect(contentTypeDefs([listFile("offers.json", offer)])).toBe(`"Something that can be bought."
type Offer implements Node @dontInfer {
  "Today's price"
  price: Price!
  "The price before"
  former: Price
  "Sizes that there are"
  sizes: [String!]!
}

"What something costs."
type Price {
  "In cents"
  amount: Int!
}`);
});
