import { readFileSync } from "node:fs";
import { createSearch } from "../../src/islands/search/engine";
import { forEvery } from "../support/for-every";
import { mainOf, texts } from "../support/html";
import { bothSites } from "../support/sites";

describe.each(bothSites())("the search of the $name", (site) => {
  const entries = JSON.parse(readFileSync(site.file("/search/entries.json"), "utf8"));
  const search = createSearch(entries);

  test("finds the headings of every page", () => {
    const pages = ["/", "/services", "/work", "/process", "/pricing", "/contact", "/privacy"];
    forEvery([...pages, `/blog/${site.posts[0]?.slug}`], (route) => {
      const headings = texts(mainOf(site.page(route)), "h2, h3");
      expect(headings.length).toBeGreaterThan(0);
      expect(headings.filter((heading) => search(heading).length === 0)).toEqual([]);
    });
  });

  test("finds the pages that say a word", () => {
    const pathsFor = (query: string) => search(query).map(({ path }) => path);
    expect(pathsFor("whatsapp")).toContain("/contact");
    expect(pathsFor("discovery")).toContain("/process");
  });
});
