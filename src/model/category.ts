import { z } from "zod";
import { line, slug } from "./fields";

/** An entry of `content/categories.json`. */
export const categorySchema = z.strictObject({
  name: line(60),
  slug,
  description: line(160, [70, "say more"]),
});

export const categoryTypeDefs = /* GraphQL */ `
  "A subject of the blog; each has a page, also while it is empty."
  type Category implements Node @dontInfer {
    "Place in the list of the file, from 0"
    position: Int!
    "As authors and visitors call it"
    name: String!
    "Last part of the address, as in /blog/category/<slug>"
    slug: String!
    "Description for search results"
    description: String!
  }
`;
