import { isMarked, mark } from "../e2e/support/react";
import { test as base, expect, type Open, type Page } from "../e2e/support/test";
import { type RunningNginx, startNginx } from "../support/nginx";
import { mainSite } from "../support/sites";

const site = mainSite();

interface Opened {
  visitNginx: (path: string) => Promise<Awaited<ReturnType<Open>> & { violations: string[] }>;
}

const test = base.extend<Opened, { nginx: RunningNginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from it
    async ({}, use) => {
      const nginx = await startNginx(site.output);
      await use(nginx);
      await nginx.stop();
    },
    { scope: "worker" },
  ],
  visitNginx: async ({ visitorsOf, nginx }, use) => {
    const visit = visitorsOf(nginx);
    await use(async (path) => {
      const violations: string[] = [];
      const before = (page: Page) => noteViolations(page, violations);
      return { ...(await visit(path, { before })), violations };
    });
  },
});

/** Records violations as events, because browsers log no error for some of them. */
async function noteViolations(page: Page, violations: string[]): Promise<void> {
  await page.exposeFunction("noteViolation", (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      (window as unknown as { noteViolation(text: string): void }).noteViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
}

for (const route of site.routes.filter((path) => !path.startsWith("/404"))) {
  test(`the page ${route} causes no violation of the content security policy, before and after React loads`, async ({
    visitNginx,
  }) => {
    const { page, status, wake, violations } = await visitNginx(route);
    expect(status).toBe(200);
    await mark(page);
    await wake();
    const [target, name] = route === "/pricing" ? ["/process", "Process"] : ["/pricing", "Pricing"];
    await page.getByRole("banner").getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    expect(violations).toEqual([]);
  });
}

test("the not-found page at an unknown path does not violate the content security policy", async ({
  visitNginx,
}) => {
  const { page, status, expectFaults, violations } = await visitNginx("/nothing/here");
  expectFaults(/404/);
  expect(status).toBe(404);
  await expect(page.getByRole("heading", { name: /not found/i })).toBeVisible();
  // React finds no page data for an unknown path, and does not change the page.
  await page.mouse.move(4, 120);
  await page.waitForLoadState("networkidle");
  expect(violations).toEqual([]);
});

test("the browser reports and does not run an inline script that the content security policy forbids", async ({
  visitNginx,
}) => {
  const { page, expectFaults, violations } = await visitNginx("/");
  expectFaults(/Content Security Policy|Refused/i);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement("script"), { text: "window.x=1" }));
  });
  await expect.poll(() => violations).toEqual(["script-src-elem inline"]);
  expect(await page.evaluate(() => "x" in window)).toBe(false);
});
