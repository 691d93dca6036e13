import { fixtureSite } from "../support/sites";

// The fixture site is built twice, the second time with one more style. Gatsby writes only pages
// anew that it sees change, and does not look at the styles in them.
test("a changed style reaches every page of a site that was built before", () => {
  const { routes, html } = fixtureSite();
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !html(route).includes("--late-style"))).toEqual([]);
});
