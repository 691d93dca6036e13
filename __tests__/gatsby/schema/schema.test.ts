import type { GraphQLObjectType } from "gatsby/graphql";
import { buildSchema } from "../../support/built-schema";
import { author, category } from "../../support/content";
import { POST_EXAMPLE } from "../../support/examples";

let built: Awaited<ReturnType<typeof buildSchema>>;
beforeAll(async () => {
  built = await buildSchema();
}, 60_000);

/** The fields of docs/specification.md, section 3, except `id`, which Gatsby describes itself. */
const SPECIFIED = {
  Post: "title slug excerpt content author category tags featuredImage published publishedAt createdAt updatedAt metaTitle metaDescription keywords",
  Service: "title desc",
  CaseStudy: "slug brand tagline metric sub blurb bullets",
  Plan: "name price includes cta featured",
  ProcessStep: "step title desc",
  ContactChannels: "email whatsapp telegram",
};

test.each(Object.entries(SPECIFIED))(
  "the GraphQL type %s has every specified field under its own name, with a description",
  (name, specified) => {
    const fields = (built.schema.getType(name) as GraphQLObjectType).getFields();
    const names = specified.split(" ");
    expect(names.filter((field) => !fields[field]?.description)).toEqual([]);
  },
);

const { id, slug } = POST_EXAMPLE;

test("the id in the front matter of a post is the field postId in GraphQL", async () => {
  const { data } = await built.query(`{ post(postId: { eq: "${id}" }) { published slug } }`);
  expect(data).toEqual({ post: { published: true, slug } });
});

test("a post links to its author and its category", async () => {
  const { data } = await built.query("{ post { author { role } category { slug } } }");
  expect(data).toEqual({
    post: { author: { role: author().role }, category: { slug: category().slug } },
  });
});

test("a case study links to the services that the client received", async () => {
  const { data } = await built.query("{ caseStudy { services { slug title } } }");
  expect(data).toEqual({ caseStudy: { services: [{ slug: "paid-ads", title: "Paid Ads" }] } });
});
