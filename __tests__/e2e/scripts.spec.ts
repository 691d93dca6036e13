import { readEnvironment } from "../../src/environment";
import { headersOf } from "../../src/gatsby/output/site-files";
import { builtSite } from "../support/built-sites";
import { headersAt, parseHeaders } from "../support/headers-file";
import { expect, type Open, type Page, test } from "./support/test";

const TAG = "https://tag.example";
const COLLECT = "https://collect.example";
const PIXEL = "https://pixel.example";

/** Sends data by a request and by a picture, and loads another script, as tag managers do. */
const TAG_SCRIPT = `
  fetch("${COLLECT}/request", { method: "POST", mode: "no-cors" }).catch(() => {});
  new Image().src = "${COLLECT}/picture";
  document.head.append(Object.assign(document.createElement("script"), { src: "${PIXEL}/pixel.js" }));`;

interface Script {
  src: string;
  sends: string[] | null;
  loads: string[] | null;
}

/**
 * Opens the home page as a build with this script in content/site.json would write it. Returns the
 * URLs that the page requests from other origins.
 */
async function visitWith(script: Script, visit: Open, before?: (page: Page) => Promise<unknown>) {
  const requested: string[] = [];
  const public_ = `${builtSite("fixture-site")}/public`;
  const file = headersOf(public_, { scripts: [script] }, readEnvironment({} as never));
  const visited = await visit("/", {
    before: async (page) => {
      await before?.(page);
      await page.route("https://*.example/**", (route) => {
        requested.push(route.request().url());
        const body = route.request().url() === script.src ? TAG_SCRIPT : "";
        return route.fulfill({ body, contentType: "text/javascript" });
      });
      await page.route("/", async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(
          "</head>",
          `<script defer src="${script.src}"></script></head>`,
        );
        const headers = { ...response.headers(), ...lowerCase(headersAt(parseHeaders(file), "/")) };
        return route.fulfill({ response, headers, body: html });
      });
    },
  });
  return { ...visited, requested };
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test("a script of site.json reaches the origins of its fields sends and loads", async ({
  visit,
}) => {
  const script = { src: `${TAG}/tag.js`, sends: [COLLECT], loads: [PIXEL] };
  const { requested } = await visitWith(script, visit);
  const expected = [script.src, `${COLLECT}/picture`, `${COLLECT}/request`, `${PIXEL}/pixel.js`];
  await expect.poll(() => [...requested].sort()).toEqual(expected.sort());
});

test("a script of site.json reaches no origin that it does not name", async ({ visit }) => {
  const script = { src: `${TAG}/tag.js`, sends: null, loads: null };
  const { page, requested, expectFaults } = await visitWith(script, visit, (page) =>
    page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        document.documentElement.dataset.blocked += ` ${effectiveDirective}`;
      });
    }),
  );
  expectFaults(/Content Security Policy|Refused|csp/i);
  const blocked = () => page.evaluate(() => document.documentElement.dataset.blocked);
  for (const directive of ["connect-src", "img-src", "script-src-elem"]) {
    await expect.poll(blocked).toContain(directive);
  }
  expect(requested).toEqual([script.src]);
});
