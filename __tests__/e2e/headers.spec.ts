import { expect, test } from "./support/test";

test("browsers do not run an inline script that the content security policy does not allow, and the console shows the violation", async ({
  visit,
}) => {
  const { page, expectFaults } = await visit("/");
  expectFaults(/Content Security Policy|Refused/i);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement("script"), { text: "window.x=1" }));
  });
  await expect
    .poll(() => messages)
    .toContain("Content Security Policy: script-src-elem refuses inline");
  expect(await page.evaluate(() => "x" in window)).toBe(false);
});
