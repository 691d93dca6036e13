import { z } from "zod";
import { line } from "./fields";

/** An entry of `content/authors.json`. */
export const authorSchema = z.strictObject({
  name: line(60),
  role: line(80),
  bio: line(320),
});

export const authorTypeDefs = /* GraphQL */ `
  "Somebody who writes for the blog."
  type Author implements Node @dontInfer {
    "Place in the list of the file, from 0"
    position: Int!
    "Full name, as posts give it"
    name: String!
    "What they do at the agency"
    role: String!
    "A few sentences under their posts"
    bio: String!
  }
`;
