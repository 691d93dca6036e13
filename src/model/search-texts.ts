import { z } from "zod";
import { line } from "./fields";

const withQuery = (length: number) =>
  line(length).includes("{query}", {
    error: "does not say where the search goes. Fix: write {query} in it",
  });

/** Texts of the page that searches the site, in `content/site.json`. */
export const searchTextsSchema = z.strictObject({
  label: line(60),
  submit: line(40),
  loading: line(60),
  one: withQuery(80),
  many: withQuery(80).includes("{count}", {
    error: "does not say where the number goes. Fix: write {count} in it",
  }),
  none: withQuery(160),
  failed: line(160),
  retry: line(40),
  more: line(40),
  index: line(60),
  groups: z.strictObject({
    pages: line(40),
    services: line(40),
    cases: line(40),
    categories: line(40),
    posts: line(40),
  }),
  kinds: z.strictObject({ page: line(40), service: line(40), case: line(40), post: line(40) }),
});

export const searchTextsTypeDefs = /* GraphQL */ `
  "Texts of the page that searches the site."
  type SearchTexts {
    "Name of the field, and of the link to the page"
    label: String!
    "Label of the button beside the field"
    submit: String!
    "While the search is being fetched"
    loading: String!
    "Over a single result, with {query} where the search goes"
    one: String!
    "Over results, with {count} and {query}"
    many: String!
    "In place of results, with {query}"
    none: String!
    "When the search could not be fetched"
    failed: String!
    "Label of the button that tries again"
    retry: String!
    "Label of the button that shows further results"
    more: String!
    "Name of the list of everything"
    index: String!
    "Headings in it"
    groups: SearchGroups!
    "What a result is"
    kinds: SearchKinds!
  }

  "Headings in the list of everything."
  type SearchGroups {
    "Over the fixed pages"
    pages: String!
    "Over what the agency does"
    services: String!
    "Over the case studies"
    cases: String!
    "Over the blog's categories"
    categories: String!
    "Over the latest posts"
    posts: String!
  }

  "Names of the kinds of results."
  type SearchKinds {
    "A fixed page"
    page: String!
    "Something the agency does"
    service: String!
    "A case study"
    case: String!
    "A post of the blog"
    post: String!
  }
`;
