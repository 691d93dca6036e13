import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { recordShifts, takeShifts } from "./support/layout";
import { POSTS } from "./support/pages";
import { expect, type Page, PHONE, test } from "./support/test";

/** Pieces of this size show most parts of a page before they are complete. */
const PIECE_BYTES = 3000;

/** Called between two pieces; resolves after the browser has painted. */
type Pause = () => Promise<unknown>;

/** The end of the `<body>` tag. The head is sent in one piece, as it paints nothing. */
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

async function answerAs(site: string, pause: Pause, from: IncomingMessage, to: ServerResponse) {
  // The whole page without compression: the response is not a 304, and its pieces are text.
  const { "if-none-match": _etag, ...headers } = from.headers;
  const forwarded = request(new URL(from.url ?? "/", site), {
    method: from.method,
    headers: { ...headers, "accept-encoding": "identity" },
  });
  from.pipe(forwarded);
  const [answer] = (await once(forwarded, "response")) as [IncomingMessage];
  to.writeHead(answer.statusCode ?? 500, answer.headers);
  if (!answer.headers["content-type"]?.startsWith("text/html")) return void answer.pipe(to);
  await sendInPieces(await buffer(answer), to, pause);
}

/** Creates a proxy that sends HTML in pieces, as over a slow connection. */
function createSlowHtmlServer(site: string, pause: Pause): Server {
  return createServer((incoming, response) => {
    answerAs(site, pause, incoming, response).catch(() => response.destroy());
  });
}

const SIZES = [PHONE, { width: 1280, height: 900 }];

// Tests one page of each kind.
const KINDS = [
  "/",
  "/services",
  "/work",
  "/pricing",
  "/contact",
  "/blog",
  `/blog/${POSTS[0].slug}`,
];

/** Waits until the browser has drawn its HTML with the display face, and observers have run. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    document.fonts.load("700 1rem Bricolage").then(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
        }),
    ),
  );

test.describe("while the HTML arrives in pieces", () => {
  // Each piece waits for a drawn frame, which takes long on a busy machine.
  test.slow();
  let server: Server;
  let url: string;
  /** The next piece waits until this page is drawn. */
  let current: Page | undefined;
  const pause = async () => current && (await drawn(current).catch(() => undefined));

  test.beforeAll(async ({ site }) => {
    server = createSlowHtmlServer(site.url, pause).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const path of KINDS) {
    test(`no element of ${path} moves while the page loads, and every element is visible after loading`, async ({
      visitorsOf,
    }) => {
      const { page } = await visitorsOf({ url })("about:blank");
      await recordShifts(page);
      current = page;
      for (const size of SIZES) {
        await page.setViewportSize(size);
        // Between two pages of a site, browsers show the old page until the new one is complete.
        await page.goto("about:blank");
        await page.goto(url + path);
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
});
