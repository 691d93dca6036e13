import { parse, visit } from "gatsby/graphql";
import { z } from "zod";
import { field, group, listFile } from "../../../src/content/types/define";
import { postType } from "../../../src/gatsby/schema/post-type";
import { contentTypeDefs, pageKeyType } from "../../../src/gatsby/schema/type-defs";

const SDL = [contentTypeDefs(), pageKeyType()].join("\n");

test("every type, field and enum value of the GraphQL schema has a description", () => {
  const silent: string[] = [];
  const known: string[] = [];
  const look = (node: { name: { value: string }; description?: unknown }) => {
    known.push(node.name.value);
    if (!node.description) silent.push(node.name.value);
  };
  const added = { FieldDefinition: look, EnumValueDefinition: look };
  visit(parse(SDL), { ...added, ObjectTypeDefinition: look, EnumTypeDefinition: look });
  for (const [value, { description }] of Object.entries(postType().fields)) {
    look({ name: { value }, description });
  }
  expect(known).toEqual(expect.arrayContaining(["Post", "position", "postId"]));
  expect(silent).toEqual([]);
});

/** The fields of docs/specification.md, section 3. The field `postId` has the `id` of a post. */
const SPECIFIED = {
  Post: "title slug excerpt author category tags published publishedAt createdAt updatedAt metaTitle metaDescription keywords",
  Service: "title desc",
  CaseStudy: "slug brand tagline metric sub blurb bullets",
  Plan: "name price includes cta featured",
  ProcessStep: "step title desc",
  ContactChannels: "email whatsapp telegram",
};

test.each(Object.entries(SPECIFIED))(
  "the GraphQL type %s has every specified field under its own name",
  (name, specified) => {
    const [type] = new RegExp(`^type ${name} [^}]*`, "m").exec(SDL) ?? [];
    const fields = Array.from(type?.matchAll(/^ {2}(\w+):/gm) ?? [], ([, field]) => field);
    expect(fields).toEqual(expect.arrayContaining(specified.split(" ")));
  },
);

test("a GraphQL type that two fields use is declared only once", () => {
  const price = group("Price", "What something costs.", { amount: field("In cents", z.int()) });
  const offer = group("Offer", "Something that can be bought.", {
    price: field("Today's price", price),
    former: field("The price before", price.optional()),
    sizes: field("Sizes that there are", z.array(z.string())),
  });
  expect(contentTypeDefs([listFile("offers.json", offer)])).toBe(`"Something that can be bought."
type Offer implements Node @dontInfer {
  "Today's price"
  price: Price!
  "The price before"
  former: Price
  "Sizes that there are"
  sizes: [String!]!
  "Position of the entry in the list that its file contains, from 0"
  position: Int!
}

"What something costs."
type Price {
  "In cents"
  amount: Int!
}`);
});
