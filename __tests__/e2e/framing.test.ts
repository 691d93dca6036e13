import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openBrowser } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

/** A page on another origin that puts addresses into frames. */
let stranger: Server;
let address = "";
let inside: string[] = [];

beforeAll(async () => {
  stranger = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html");
    if (request.url === "/frame") return void response.end("<main>Framed</main>");
    const frames = inside.map((url) => `<iframe src="${url}"></iframe>`).join("");
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Win</title>${frames}`);
  }).listen(0, "127.0.0.1");
  await once(stranger, "listening");
  address = `http://localhost:${(stranger.address() as AddressInfo).port}`;
});
afterAll(() => stranger.close());

test("no page of the site is shown inside a page of others", async () => {
  const pages = ["/", "/contact", "/blog", "/nothing-here"].map((path) => site.url + path);
  // One that may be framed shows that frames are seen.
  inside = [...pages, `${address}/frame`];
  const { page, expectFaults } = await visit(address);
  expectFaults(/frame-ancestors|X-Frame-Options|404|ERR_BLOCKED_BY_RESPONSE/);
  const frames = page.mainFrame().childFrames();
  expect(frames).toHaveLength(inside.length);
  const seen = await Promise.all(
    frames.map(async (frame) => {
      // The page has loaded before the browser has put its own error into every frame.
      await frame.waitForURL(/./);
      return [frame.url(), await frame.locator("main, form").count()];
    }),
  );
  expect(seen).toEqual([
    ...pages.map(() => ["chrome-error://chromewebdata/", 0]),
    [`${address}/frame`, 1],
  ]);
});
