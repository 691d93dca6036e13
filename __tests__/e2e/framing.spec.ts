import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./support/test";

async function serveFrames(inside: string[]) {
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html");
    if (request.url === "/frame") return void response.end("<main>Framed</main>");
    const frames = inside.map((url) => `<iframe src="${url}"></iframe>`).join("");
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Win</title>${frames}`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}

test("browsers do not show a page of the site inside an iframe of another site", async ({
  site,
  visitorsOf,
}) => {
  const pages = ["/", "/contact", "/blog", "/nothing-here"].map((path) => site.url + path);
  // The last frame may be shown; it proves that the test can see a frame.
  const stranger = await serveFrames([...pages, "/frame"]);
  try {
    const { page, expectFaults } = await visitorsOf(stranger)("/");
    expectFaults(/frame-ancestors|X-Frame-Options|404|ERR_BLOCKED_BY_RESPONSE/);
    const frames = page.mainFrame().childFrames();
    // The outer page is loaded before the browser has shown its error page in every frame.
    await expect
      .poll(() => frames.map((frame) => frame.url()))
      .toEqual([...pages.map(() => "chrome-error://chromewebdata/"), `${stranger.url}/frame`]);
    const shown = frames.map((frame) => frame.locator("main, form").count());
    expect(await Promise.all(shown)).toEqual([0, 0, 0, 0, 1]);
  } finally {
    stranger.close();
  }
});
