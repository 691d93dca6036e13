import { createServer } from "node:http";
import { serve } from "../support/ports";
import { expect, test } from "./support/test";

test("browsers do not show a page of the site inside an iframe of another site", async ({
  site,
  visitorsOf,
}) => {
  const pages = ["/", "/contact", "/blog", "/nothing-here"].map((path) => site.url + path);
  // The last iframe shows a page that allows framing. This proves that the test can detect a
  // displayed iframe.
  const frames = [...pages, "/frame"].map((url) => `<iframe src="${url}"></iframe>`).join("");
  const stranger = await serve(
    createServer((request, response) => {
      response.setHeader("Content-Type", "text/html");
      if (request.url === "/frame") return void response.end("<main>Framed</main>");
      response.end(`<!doctype html><link rel="icon" href="data:,"><title>Win</title>${frames}`);
    }),
  );
  try {
    const { page, expectFaults } = await visitorsOf(stranger)("/");
    expectFaults(/frame-ancestors|X-Frame-Options|404|ERR_BLOCKED_BY_RESPONSE/);
    const inside = page.mainFrame().childFrames();
    // The browser may show its error pages in frames after the `load` event, so the test polls.
    await expect
      .poll(() => inside.map((frame) => frame.url()))
      .toEqual([...pages.map(() => "chrome-error://chromewebdata/"), `${stranger.url}/frame`]);
    const shown = inside.map((frame) => frame.locator("main, form").count());
    expect(await Promise.all(shown)).toEqual([0, 0, 0, 0, 1]);
  } finally {
    await stranger.close();
  }
});

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
