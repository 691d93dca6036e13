import { askAgain, question } from "../../e2e/support/measurement";
import { test as base, type Open } from "../../e2e/support/test";
import { NOT_FOUND_NOISE } from "../../e2e/support/unknown-addresses";
import { fixtureSite, mainSite } from "../../support/sites";

const own = mainSite().routes.filter((route) => !route.startsWith("/404"));

const ALIKE = /^\/blog\/many-(?!0[1-3]$)/;

/**
 * These pages exist only in the fixture site: later pages of lists, a category without posts, and
 * posts with hostile or very short texts.
 */
const ofFixtureSite = fixtureSite().routes.filter(
  (route) => !own.includes(route) && !route.startsWith("/404") && !ALIKE.test(route),
);

/**
 * Every page of the site, the not-found page, and pages of the fixture site whose kinds the site
 * does not have.
 */
export const ROUTES = [...own, "/nothing-here", ...ofFixtureSite];

/** Adds `visitRoute`, which opens a page in the main site or in the fixture site. */
export const test = base.extend<{ visitRoute: Open }>({
  visitRoute: async ({ visit, visitFixture }, use) => {
    await use(async (route, options) => {
      const isFixture = ofFixtureSite.includes(route);
      const made = await (isFixture ? visitFixture : visit)(route, options);
      made.expectFaults(NOT_FOUND_NOISE);
      const { page, status, wake } = made;
      return {
        ...made,
        async wake() {
          if (status === 404) return page.mouse.move(4, 120);
          await wake();
          // The fixture site asks for consent after hydration. The test waits for the request for
          // consent, or, if the visitor has already answered, for the button that shows this
          // answer.
          if (isFixture) await question(page).or(askAgain(page)).waitFor();
        },
      };
    });
  },
});
