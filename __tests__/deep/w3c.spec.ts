import { formOn, MESSAGE, SUCCESS } from "../e2e/support/form";
import { CLIPBOARD, copyButton, noticesOn, POST } from "../e2e/support/notices";
import { reactIsHere } from "../e2e/support/react";
import { expect, PHONE, test } from "../e2e/support/test";
import { NOT_FOUND_NOISE, PLACES } from "./support/places";
import { checkHtml } from "./support/vnu";

test("the W3C checker reports the errors and warnings of deliberately invalid HTML", () => {
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

for (const { name, opener, server, routes, wakeWhole } of PLACES) {
  test.describe(`W3C checker on the ${name}`, () => {
    // The checker takes seconds to start, so one run checks all pages.
    test.setTimeout(300_000);

    test(`the W3C checker reports no problem in the HTML of the ${name}`, async ({
      site,
      fixtureSite,
    }) => {
      const { url } = { site, fixtureSite }[server];
      const documents = new Map<string, string>();
      for (const route of routes) {
        documents.set(route, await (await fetch(url + route)).text());
      }
      expect(checkHtml(documents)).toEqual([]);
    });

    test(`the W3C checker reports no problem in the DOM of pages of the ${name} after hydration`, async ({
      visit,
      visitFixture,
    }) => {
      const documents = new Map<string, string>();
      for (const route of routes) {
        const { page, status, expectFaults } = await { visit, visitFixture }[opener](route);
        expectFaults(NOT_FOUND_NOISE);
        await expect(page.locator("canvas[data-state]")).toBeAttached();
        if (status === 200) await wakeWhole(page);
        documents.set(route, await page.content());
        await page.close();
      }
      expect(checkHtml(documents)).toEqual([]);
    });
  });
}

test("the W3C checker reports no problem in open menus, tooltips, notifications and sent forms", async ({
  visit,
}) => {
  const documents = new Map<string, string>();
  const article = await visit(POST, CLIPBOARD);
  await article.wake();
  await copyButton(article.page).click();
  await expect(noticesOn(article.page).items).toHaveText(/Link copied/);
  await article.page.getByRole("link", { name: "Share on Twitter" }).hover();
  await expect(article.page.getByRole("tooltip")).toBeVisible();
  documents.set("tooltip and notification", await article.page.content());

  const { page } = await visit("/", { viewport: PHONE });
  await page.locator("summary", { hasText: "Menu" }).click();
  await reactIsHere(page);
  documents.set("menu", await page.content());
  const form = formOn(page);
  await page.keyboard.press("Escape");
  await form.fill(MESSAGE);
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  documents.set("sent form", await page.content());
  expect(checkHtml(documents)).toEqual([]);
});
