import { readFileSync } from "node:fs";
import type { SearchEntry } from "../../src/islands/search/create-search";
import { bothSites } from "../support/sites";

describe.each(bothSites())("the search of the $name", (site) => {
  const entries: SearchEntry[] = JSON.parse(
    readFileSync(site.file("/search/entries.json"), "utf8"),
  );
  const paths = entries.map(({ path }) => path);

  test("finds every published post, and no draft and no page that is not for visitors", () => {
    const posts = paths.filter((path) => path.startsWith("/blog/"));
    expect(posts.sort()).toEqual(site.posts.map(({ slug }) => `/blog/${slug}`).sort());
    expect(paths).not.toContain("/404");
    expect(paths).not.toContain("/contact/sent");
  });
});
