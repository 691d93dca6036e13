import { cpSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check";
import { formatProblem } from "../../src/content/report";
import { pngOf } from "../support/content-folder";
import { BROCHURE } from "../support/fixture-content";
import { tempFolder } from "../support/temp-folder";

const content = path.join(tempFolder(), "content");

test("the content check accepts the brochure of the fixture site", async () => {
  cpSync(BROCHURE, content, { recursive: true });
  for (const post of readdirSync(path.join(content, "posts"))) {
    writeFileSync(path.join(content, "posts", post, "cover.png"), pngOf(1600, 900));
  }
  const { problems } = await checkContent(content);
  expect(problems.map(formatProblem)).toEqual([]);
});
