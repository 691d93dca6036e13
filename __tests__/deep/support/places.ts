import { question } from "../../e2e/support/measurement";
import { wake } from "../../e2e/support/react";
import type { Page } from "../../e2e/support/test";
import { fixtureSite, mainSite } from "../../support/sites";

/** Answered by the not-found page, which has no address of its own. */
const NOWHERE = "/nothing-here";

const own = mainSite().routes.filter((route) => !route.startsWith("/404"));

/** Of the many posts that are alike, the first three are enough. */
const ALIKE = /^\/blog\/many-(?!0[1-3]$)/;

/** The fixture site counts clicks, so it asks whether it may, a little after React is there. */
async function wakeWithQuestion(page: Page): Promise<void> {
  await wake(page);
  await question(page).waitFor();
}

/**
 * Every page of the site, and of the fixture site those that are of another kind: later pages of
 * lists, an empty category, posts with hostile and with little text.
 * `opener` and `server` name the fixtures that open its pages and serve them; `wakeWhole` waits
 * until all is there that comes after React by itself.
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

/** What the console says of the not-found page's status. */
export const NOT_FOUND_NOISE = /404/;
