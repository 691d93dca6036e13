import { formOn, MESSAGE, SUCCESS } from "../e2e/support/form";
import { CLIPBOARD, copyButton, noticesOn, POST } from "../e2e/support/notices";
import { reactIsHere, wake } from "../e2e/support/react";
import { openBrowser, PHONE } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { NOT_FOUND_NOISE, PLACES } from "./support/places";
import { checkHtml } from "./support/vnu";

test("the checker sees what is wrong", () => {
  const page = (body: string) => `<!DOCTYPE html><html lang="en"><title>A page</title>${body}`;
  const faults = checkHtml(
    new Map([
      ["good", page("<h1>Good</h1><br/>")],
      ["error", page("<p><ul></ul></p>")],
      ["warning", page("<section>No heading.</section>")],
    ]),
  );
  expect(faults.filter((fault) => fault.startsWith("good"))).toEqual([]);
  expect(faults).toContainEqual(expect.stringMatching(/^error: error .*No “p” element in scope/));
  expect(faults).toContainEqual(expect.stringMatching(/^warning: warning .*lacks heading/));
});

describe.each(PLACES)(
  "the W3C checker says nothing of the $name:",
  ({ root, routes, wakeWhole }) => {
    const site = serveSite(root);
    const visit = openBrowser(site);

    test("of its pages as they are served", async () => {
      const documents = new Map<string, string>();
      for (const route of routes) {
        documents.set(route, await (await fetch(site.url + route)).text());
      }
      expect(checkHtml(documents)).toEqual([]);
    });

    test("of its pages as they are once scripts have run", async () => {
      const documents = new Map<string, string>();
      for (const route of routes) {
        const { page, status, expectFaults } = await visit(route);
        expectFaults(NOT_FOUND_NOISE);
        await page.locator("canvas[data-state]").waitFor({ state: "attached" });
        if (status === 200) await wakeWhole(page);
        documents.set(route, await page.content());
      }
      expect(checkHtml(documents)).toEqual([]);
    });
  },
);

describe("the W3C checker says nothing of the site", () => {
  const visit = openBrowser(serveSite(builtRoot()));

  test("with menu, tooltip, notification and sent form", async () => {
    const documents = new Map<string, string>();
    const article = await visit(POST, CLIPBOARD);
    await wake(article.page);
    await copyButton(article.page).click();
    await noticesOn(article.page).items.getByText("Link copied").waitFor();
    await article.page.getByRole("link", { name: "Share on Twitter" }).hover();
    await article.page.getByRole("tooltip").waitFor();
    documents.set("tooltip and notification", await article.page.content());

    const { page } = await visit("/", { viewport: PHONE });
    await page.locator("summary", { hasText: "Menu" }).click();
    await reactIsHere(page);
    documents.set("menu", await page.content());
    const form = formOn(page);
    await page.keyboard.press("Escape");
    await form.fill(MESSAGE);
    await form.button.click();
    await form.status.getByText(SUCCESS).waitFor();
    documents.set("sent form", await page.content());
    expect(checkHtml(documents)).toEqual([]);
  });
});

// Many pages in one test; the machine may be busy. The last call counts.
jest.setTimeout(300_000);
