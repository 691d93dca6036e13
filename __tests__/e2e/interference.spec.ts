import { formOn, MESSAGE, SUCCESS, watchInbox, withNetworkLineEnds } from "./support/form";
import { holding } from "./support/hold";
import {
  expectNothingLost,
  expectWayOnAndBack,
  type Interference,
  type Moment,
  visitTouched,
} from "./support/interference";
import { AFTER_BOOT } from "./support/react";
import { expect, test } from "./support/test";

const SOME: [string, Interference, Moment][] = [
  ["/contact", "elements wrapped", "during"],
  ["/", "texts translated and wrapped", "before"],
  ["/blog", "elements reordered", "at the end of"],
];

for (const [path, kind, moment] of SOME) {
  test(`the page ${path} keeps its content and state if a browser extension changes the DOM ${moment} hydration: ${kind}`, async ({
    visit,
  }) => {
    const { page } = await visitTouched(visit, path, kind, moment);
    await expectNothingLost(page);
    await expectWayOnAndBack(page, path);
  });
}

test("if a browser extension has changed the contact form, text typed during hydration is kept and sent once", async ({
  visit,
  site,
}) => {
  const stored = await watchInbox(site);
  const { before, release } = holding(AFTER_BOOT);
  const { page, expectFaults } = await visit("/contact", { before });
  expectFaults(/^takeover: /);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("form input, form label")) {
      field.before(document.createElement("x-stranger"));
    }
  });
  const form = formOn(page);
  await form.name.pressSequentially(MESSAGE.name);
  release();
  await form.email.pressSequentially(MESSAGE.email);
  await form.message.pressSequentially(MESSAGE.message);
  await form.expectValues(MESSAGE);
  expect(await form.focused()).toBe("message");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length);
  await form.button.dblclick();
  await expect(page).toHaveURL("/contact/sent");
  const sent = await stored(MESSAGE.message);
  expect(sent).toEqual([withNetworkLineEnds(MESSAGE)]);
});

test("links and the contact form work on a page whose DOM a browser extension has changed after hydration", async ({
  visit,
  site,
}) => {
  const { page, wake, expectFaults } = await visit("/contact", {});
  await wake();
  await page.evaluate(() => {
    const main = document.querySelector("main") as Element;
    const wrapper = document.createElement("x-stranger");
    main.replaceWith(wrapper);
    wrapper.append(main);
  });
  expectFaults(/React has removed the page/, /React does not hydrate this page/);
  await expectWayOnAndBack(page, "/contact");
  const form = formOn(page);
  const stored = await watchInbox(site);
  await form.fill(MESSAGE);
  await wake();
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  expect(await stored(MESSAGE.message)).toHaveLength(1);
});
