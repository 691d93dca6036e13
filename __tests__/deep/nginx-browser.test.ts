import type { Page } from "playwright-core";
import { eventually, isMarked, mark, wake } from "../e2e/support/react";
import { openBrowser } from "../support/browser";
import { serveWithNginx } from "../support/nginx";
import { mainSite } from "../support/sites";

const site = mainSite();
const nginx = serveWithNginx(site.output);
const visit = openBrowser({
  get url() {
    return nginx.url;
  },
  messages: async () => [],
});

/** Notes every violation of the policy from the first moment on; no error is printed for some. */
async function noteViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      (window as unknown as { noteViolation(text: string): void }).noteViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return violations;
}

const pages = site.routes.filter((route) => !route.startsWith("/404"));

test.each(pages)("%s breaks no rule of the policy, before and with React", async (route) => {
  let violations: string[] = [];
  const { page, status } = await visit(route, {
    before: async (opened) => {
      violations = await noteViolations(opened);
    },
  });
  expect(status).toBe(200);
  await mark(page);
  await wake(page);
  const [target, name] = route === "/pricing" ? ["/process", "Process"] : ["/pricing", "Pricing"];
  await page.getByRole("banner").getByRole("link", { name, exact: true }).first().click();
  await page.waitForURL(nginx.url + target);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await isMarked(page)).toBe(true);
  expect(violations).toEqual([]);
});

test("an address that nobody has is answered with the page for it", async () => {
  let violations: string[] = [];
  const { page, status, expectFaults } = await visit("/nothing/here", {
    before: async (opened) => {
      violations = await noteViolations(opened);
    },
  });
  expectFaults(/404/);
  expect(status).toBe(404);
  await page.getByRole("heading", { name: /not found/i }).waitFor();
  // React finds no data for such an address and leaves the page as it is.
  await page.mouse.move(4, 120);
  await page.waitForLoadState("networkidle");
  expect(violations).toEqual([]);
});

test("what the policy forbids is noted", async () => {
  let violations: string[] = [];
  const { page, expectFaults } = await visit("/", {
    before: async (opened) => {
      violations = await noteViolations(opened);
    },
  });
  expectFaults(/Content Security Policy|Refused/i);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement("script"), { text: "window.x=1" }));
  });
  await eventually(async () => expect(violations).toEqual(["script-src-elem inline"]));
  expect(await page.evaluate(() => "x" in window)).toBe(false);
});
