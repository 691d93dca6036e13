import { readFileSync } from "node:fs";

/** How a file asks for the picture of a post. Gatsby reads queries before any constant has a value. */
const askedIn = (file: string) =>
  /gatsbyImageData\(([^)]*)\)/.exec(readFileSync(file, "utf8"))?.[1]?.replace(/\s+/g, " ").trim();

test("feeds ask for the picture that pages ask for, as any other would be made for them alone", () => {
  const inPages = askedIn("src/sections/PostCover.tsx");
  expect(inPages).toMatch(/breakpoints/);
  expect(askedIn("src/gatsby/read-feed-posts.ts")).toBe(inPages);
});
