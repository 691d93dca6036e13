import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { builtSite } from "../support/built-sites";
import { serve } from "../support/ports";
import type { ServedSite } from "../support/serve-site";
import { recordShifts, takeShifts } from "./support/layout";
import { POSTS } from "./support/pages";
import { test as base, expect, type Page, PHONE } from "./support/test";

/**
 * Chunks of this size are so small that most sections of a page arrive in several chunks. So the
 * browser paints these sections before they are complete.
 */
const PIECE_BYTES = 3000;

/** Runs between two chunks of HTML, and resolves after the browser has painted. */
type Pause = () => Promise<unknown>;

/**
 * Returns the index after the `<body>` tag. The server sends everything before this index in one
 * piece.
 */
const endOfHead = (html: Buffer) => html.indexOf(">", Math.max(html.indexOf("<body"), 0)) + 1;

async function sendInPieces(html: Buffer, response: ServerResponse, pause: Pause) {
  const head = endOfHead(html);
  response.write(html.subarray(0, head));
  for (let at = head; at < html.length && !response.destroyed; at += PIECE_BYTES) {
    await pause();
    response.write(html.subarray(at, at + PIECE_BYTES));
  }
  response.end();
}

/** Serves each HTML file in chunks, as over a slow connection. */
function serveSlowly(site: ServedSite, pause: Pause) {
  const server = createServer((request, response) => {
    const file = path.join(builtSite("fixture-site"), "public", request.url ?? "/", "index.html");
    if (!existsSync(file)) return site.handle(request, response);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    sendInPieces(readFileSync(file), response, pause).catch(() => response.destroy());
  });
  return serve(server);
}

const SIZES = [PHONE, { width: 1280, height: 900 }];

const KINDS = [
  "/",
  "/services",
  "/work",
  "/pricing",
  "/contact",
  "/blog",
  `/blog/${POSTS[0].slug}`,
];

/**
 * Waits until the font of headings has loaded, the browser has painted the page with this font, and
 * observers have run.
 */
const drawn = (page: Page) =>
  page.evaluate(() =>
    document.fonts.load("700 1rem Bricolage").then(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
        }),
    ),
  );

/** The server sends the next chunk of HTML after the page `current` has been painted. */
const test = base.extend<object, { slow: { url: string; current?: Page } }>({
  slow: [
    async ({ site }, use) => {
      const pause = async () => slow.current && (await drawn(slow.current).catch(() => undefined));
      const { url, close } = await serveSlowly(site, pause);
      const slow: { url: string; current?: Page } = { url };
      await use(slow);
      await close();
    },
    { scope: "worker" },
  ],
});

test.slow();

for (const path of KINDS) {
  test(`no element of ${path} moves while the HTML arrives in pieces, and every element is visible after loading`, async ({
    slow,
    visitorsOf,
  }) => {
    const { page } = await visitorsOf(slow)("about:blank");
    await recordShifts(page);
    slow.current = page;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // Between two pages of one site, browsers show the old page until the next page has loaded
      // completely. After a blank page, browsers show the next page while it loads.
      await page.goto("about:blank");
      await page.goto(slow.url + path);
      await drawn(page);
      const invisible = await page.evaluate(() =>
        [...document.querySelectorAll(":is(header, main, footer) :is(h1, h2, a, li)")]
          .filter((element) => getComputedStyle(element).visibility === "hidden")
          .map((element) => element.outerHTML.slice(0, 60)),
      );
      const moved = await takeShifts(page);
      expect({ moved, invisible }, `at ${size.width} px`).toEqual({ moved: [], invisible: [] });
    }
  });
}

/** Records the value of `display` that the footer has in each frame. */
const recordFooter = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { footerFrames: frames });
    const record = () => {
      const footer = document.querySelector("body footer");
      if (footer) frames.push(getComputedStyle(footer).display);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });

const footerFrames = async (page: Page) => {
  const frames = await page.waitForFunction(() => {
    const { footerFrames } = window as unknown as { footerFrames: string[] };
    return footerFrames.length > 4 && footerFrames;
  });
  return frames.jsonValue() as Promise<string[]>;
};

test("the first frame contains only the top part of a page; after Reload, it contains the whole page, so that the browser can restore the scroll position", async ({
  visit,
}) => {
  const { page } = await visit("/work", { before: recordFooter, until: "commit" });
  const frames = await footerFrames(page);
  expect(frames[0]).toBe("none");
  expect(frames.at(-1)).toBe("block");
  await expect(page.locator("html")).not.toHaveAttribute("data-navigation");
  const shown = await page.evaluate(() => {
    const footer = document.querySelector("body footer") as HTMLElement;
    footer.parentElement?.append(footer);
    return getComputedStyle(footer).display;
  });
  expect(shown).toBe("block");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const bottom = await page.evaluate(() => scrollY);
  await page.reload();
  expect(await footerFrames(page)).not.toContain("none");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(bottom);
});
