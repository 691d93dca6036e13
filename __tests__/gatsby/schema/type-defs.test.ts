import { z } from "zod";
import { field, group, listFile } from "../../../src/content/types/define";
import { contentTypeDefs } from "../../../src/gatsby/schema/type-defs";

const SDL = contentTypeDefs();

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
    sizes: field("Sizes that there are", z.array(z.enum(["s", "m"]).meta({ graphql: "Size" }))),
  });
  expect(contentTypeDefs([listFile("offers.json", offer)])).toBe(`"Something that can be bought."
type Offer implements Node @dontInfer {
  "Today's price"
  price: Price!
  "The price before"
  former: Price
  "Sizes that there are"
  sizes: [Size!]!
  position: Int!
}

"What something costs."
type Price {
  "In cents"
  amount: Int!
}

enum Size {
  s
  m
}`);
});
