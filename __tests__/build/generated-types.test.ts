import { readFileSync } from "node:fs";
import path from "node:path";
import { TYPES } from "../support/copy-project";
import { fixtureSite } from "../support/sites";

const linesOf = (file: string) => readFileSync(file, "utf8").split("\n");

test("the committed TypeScript types of GraphQL queries equal the types that a build generates", () => {
  // To fix a failure, run `npm run build` and commit src/gatsby-types.d.ts.
  const committed = linesOf(TYPES);
  const generated = linesOf(path.join(fixtureSite().folder, TYPES));
  expect(generated.length).toBeGreaterThan(100);
  expect(committed.filter((line) => !generated.includes(line))).toEqual([]);
  expect(generated.filter((line) => !committed.includes(line))).toEqual([]);
  expect(committed.join("\n") === generated.join("\n")).toBe(true);
});
