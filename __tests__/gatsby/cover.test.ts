import { readFileSync } from "node:fs";

/** How a file asks for the picture of a post. Gatsby reads queries before any constant has a value. */
const askedIn = (file: string) =>
  /gatsbyImageData\(([^)]*)\)/.exec(readFileSync(file, "utf8"))?.[1]?.replace(/\s+/g, " ").trim();

test("feeds and early pictures are asked for as pages ask: any other would be made for them alone", () => {
  const inPages = askedIn("src/sections/PostCover.tsx");
  expect(inPages).toMatch(/breakpoints/);
  expect(askedIn("src/gatsby/cover.ts")).toBe(inPages);
});
