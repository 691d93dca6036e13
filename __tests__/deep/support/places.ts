import { question } from "../../e2e/support/measurement";
import { wake } from "../../e2e/support/react";
import type { Page } from "../../e2e/support/test";
import { fixtureSite, mainSite } from "../../support/sites";

const NOWHERE = "/nothing-here";

const own = mainSite().routes.filter((route) => !route.startsWith("/404"));

const ALIKE = /^\/blog\/many-(?!0[1-3]$)/;

/** The fixture site has a collector, so the consent bar appears shortly after hydration. */
async function wakeWithQuestion(page: Page): Promise<void> {
  await wake(page);
  await question(page).waitFor();
}

/**
 * Every page of the site, and more kinds of pages of the fixture site: later pages of lists, an
 * empty category, posts with hostile or little text.
 */
export const PLACES = [
  {
    name: "site",
    opener: "visit",
    server: "site",
    routes: [...own, NOWHERE],
    wakeWhole: wake,
  },
  {
    name: "fixture site",
    opener: "visitFixture",
    server: "fixtureSite",
    routes: fixtureSite().routes.filter(
      (route) => !own.includes(route) && !route.startsWith("/404") && !ALIKE.test(route),
    ),
    wakeWhole: wakeWithQuestion,
  },
] as const;

export const NOT_FOUND_NOISE = /404/;
