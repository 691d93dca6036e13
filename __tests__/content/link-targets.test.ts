import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { FIXED_PAGES } from "../../src/content/link-targets";
import { BLOG } from "../../src/routes";

test("the list of pages to which links can lead contains every page in src/pages", () => {
  const pages = resolve(__dirname, "../../src/pages");
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" });
  const paths = files
    .filter((file) => file.endsWith(".tsx") && file !== "404.tsx")
    .map((file) => `/${file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "")}`);
  expect([...paths, BLOG].sort()).toEqual(Object.keys(FIXED_PAGES).sort());
});
