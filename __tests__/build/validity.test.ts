import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { fixtureSite } from "../support/sites";

const site = fixtureSite();
test("every page has one h1, and no heading skips a level", () => {
  forEvery(site.routes, (route) => {
    const levels = site
      .page(route)
      .querySelectorAll("h1, h2, h3, h4, h5, h6")
      .map((heading) => Number(heading.rawTagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipping = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipping).toEqual([]);
  });
});

test("every list outside of a post's text has the attribute role='list'", () => {
  forEvery(site.routes, (route) => {
    const lists = site.page(route).querySelectorAll("ul, ol");
    const unnamed = lists.filter((list) => attr(list, "role") !== "list");
    expect(unnamed.filter((list) => attr(list, "class") || !list.closest("article"))).toEqual([]);
  });
});
