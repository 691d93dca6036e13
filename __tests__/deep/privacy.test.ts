import { tracesOf } from "../e2e/support/privacy";
import { eventually } from "../e2e/support/react";
import { openBrowser, SCRIPTING } from "../support/browser";
import { serveSite } from "../support/site";
import { NOT_FOUND_NOISE, PLACES } from "./support/places";

describe.each(PLACES)("a visit to the $name", ({ root, routes, wakeWhole }) => {
  const site = serveSite(root);
  const visit = openBrowser(site);

  describe.each(SCRIPTING)("%s", (_name, javaScriptEnabled) => {
    test.each(routes)("%s tells nobody else and leaves nothing behind", async (route) => {
      const made = await visit(route, { javaScriptEnabled });
      made.expectFaults(NOT_FOUND_NOISE);
      if (javaScriptEnabled && made.status === 200) await wakeWhole(made.page);
      // All pictures come near once, and every field and link is looked at.
      await made.page.keyboard.press("End");
      for (const field of await made.page.locator("input:visible, textarea:visible").all()) {
        await field.focus();
      }
      for (const link of await made.page.locator("main a[target=_blank]").all()) await link.hover();
      await made.page.waitForLoadState("networkidle");
      await eventually(async () => expect(await tracesOf(made, site.url)).toEqual([]), 1_000);
    });
  });

  test.each(routes)("%s opens other sites only in tabs that know nothing of it", async (route) => {
    const { page, expectFaults, status } = await visit(route);
    expectFaults(NOT_FOUND_NOISE);
    if (status === 200) await wakeWhole(page);
    const links = await page.locator("a[href]").evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ href, target, rel, origin }) => ({
        href,
        outside: origin !== location.origin,
        blank: target === "_blank",
        safe: rel === "noopener noreferrer",
      })),
    );
    expect(links.length).toBeGreaterThan(15);
    const wrong = links.filter(({ outside, blank, safe }) => outside !== blank || outside !== safe);
    expect(wrong).toEqual([]);
  });
});
