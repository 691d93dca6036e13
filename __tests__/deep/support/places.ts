import { test as base, type Open } from "../../e2e/support/test";
import { NOT_FOUND_NOISE } from "../../e2e/support/unknown-addresses";
import { fixtureSite } from "../../support/sites";

/** Posts that differ from others of the fixture site in nothing that these tests look at. */
const ALIKE =
  /^\/blog\/(many-(?!0[1-3]$)|twin-|fourth-|twelve-|one-tag|in-cyrillic|with-(photo|links))/;

/** Every kind of page of the fixture site, and the not-found page. */
export const ROUTES = [
  ...fixtureSite().routes.filter((route) => !route.startsWith("/404") && !ALIKE.test(route)),
  "/nothing-here",
];

/** Adds `visitRoute`, which opens any of these pages. */
export const test = base.extend<{ visitRoute: Open }>({
  visitRoute: async ({ visit }, use) => {
    await use(async (route, options) => {
      const made = await visit(route, options);
      made.expectFaults(NOT_FOUND_NOISE);
      const { page, status, wake } = made;
      // The not-found page loads nothing on an interaction.
      return { ...made, wake: () => (status === 404 ? page.mouse.move(4, 120) : wake()) };
    });
  },
});
