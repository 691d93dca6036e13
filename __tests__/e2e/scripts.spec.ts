import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEnvironment } from "../../src/environment";
import { headersFile } from "../../src/gatsby/output/headers";
import { serve } from "../support/ports";
import { serveSite } from "../support/serve-site";
import { test as base, expect } from "./support/test";

interface Origin {
  url: string;
  /** Requests, such as `POST /collect`. */
  received: string[];
}

interface Script {
  src: string;
  type?: string;
  sends?: string[];
  loads?: string[];
}

interface Fixtures {
  /** Starts a server with these scripts on an origin of its own. All other paths answer 204. */
  originWith: (scripts?: Record<string, string>) => Promise<Origin>;
  /** Serves a copy of the site with scripts, as a build with these scripts would write it. */
  siteWith: (scripts: Script[], files?: Record<string, string>) => Promise<{ url: string }>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
  originWith: async ({}, use) => {
    const servers: { close(): Promise<void> }[] = [];
    await use(async (scripts = {}) => {
      const received: string[] = [];
      const server = createServer(({ method, url = "" }, response) => {
        received.push(`${method} ${url}`);
        const script = scripts[url];
        const type = script ? { "Content-Type": "text/javascript" } : {};
        response.writeHead(script ? 200 : 204, { ...type, Connection: "close" }).end(script);
      });
      const served = await serve(server);
      servers.push(served);
      return { url: served.url, received };
    });
    await Promise.all(servers.map((server) => server.close()));
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  siteWith: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "steepline-scripts-"));
    let close = async () => {};
    await use(async (scripts, files = {}) => {
      await cp(path.join(builtSite("fixture-site"), "public"), folder, { recursive: true });
      for (const [name, code] of Object.entries(files)) {
        await writeFile(path.join(folder, name), code);
      }
      const home = path.join(folder, "index.html");
      const elements = scripts.map(
        ({ src, type }) => `<script defer src="${src}" ${type ? `type="${type}"` : ""}></script>`,
      );
      const html = await readFile(home, "utf8");
      await writeFile(home, html.replace("</head>", `${elements.join("")}</head>`));
      const facts = scripts.map(({ src, sends = null, loads = null }) => ({ src, sends, loads }));
      const headers = headersOf(folder, { scripts: facts }, readEnvironment({} as never));
      await writeFile(path.join(folder, "_headers"), headers);
      const site = await serveSite(folder);
      close = site.close;
      return site;
    });
    await close();
    await rm(folder, { recursive: true, force: true });
  },
});

const LOAD = `(src) => document.head.append(Object.assign(document.createElement("script"), { src }));`;

/** Shows a button, and runs the scripts that wait for consent after the visitor presses it. */
const CONSENT_TOOL = `
  const accept = Object.assign(document.createElement("button"), { textContent: "Accept" });
  document.body.prepend(accept);
  accept.addEventListener("click", () => {
    fetch(new URL("/consent", document.querySelector("[src*=consent]").src), { method: "POST", mode: "no-cors" });
    for (const waiting of document.querySelectorAll("script[type='text/plain']")) {
      (${LOAD.slice(0, -1)})(waiting.src);
    }
  });`;

const DATA_LAYER = `window.dataLayer = []; function gtag() { dataLayer.push(arguments); } gtag("config", "G-1");`;

test("scripts that load more scripts, send beacons and request pictures work after consent", async ({
  originWith,
  siteWith,
  visitorsOf,
}) => {
  const consent = await originWith({ "/consent.js": CONSENT_TOOL });
  const collect = await originWith();
  const tag = await originWith({
    "/gtag.js": `
      navigator.sendBeacon("${collect.url}/beacon?id=" + dataLayer[0][1]);
      fetch("${collect.url}/collect", { method: "POST", keepalive: true, mode: "no-cors" });`,
  });
  const picture = await originWith();
  const pixel = await originWith({
    "/events.js": `(${LOAD.slice(0, -1)})(new URL("/config.js", document.currentScript.src));`,
    "/config.js": `new Image().src = "${picture.url}/tr?ev=PageView";`,
  });
  const waiting = { type: "text/plain" };
  const site = await siteWith(
    [
      { src: `${consent.url}/consent.js` },
      { src: "/tag-setup.js" },
      { src: `${tag.url}/gtag.js`, sends: [collect.url], ...waiting },
      { src: "/pixel-setup.js", loads: [pixel.url], sends: [picture.url], ...waiting },
    ],
    {
      "tag-setup.js": DATA_LAYER,
      "pixel-setup.js": `(${LOAD.slice(0, -1)})("${pixel.url}/events.js");`,
    },
  );
  const { page } = await visitorsOf(site)("/");
  const accept = page.getByRole("button", { name: "Accept" });
  await expect(accept).toBeVisible();
  expect([tag, collect, pixel, picture].flatMap(({ received }) => received)).toEqual([]);
  await accept.press("Enter");
  await expect.poll(() => picture.received).toEqual(["GET /tr?ev=PageView"]);
  await expect
    .poll(() => collect.received.sort())
    .toEqual(["POST /beacon?id=G-1", "POST /collect"]);
  await expect.poll(() => consent.received).toContain("POST /consent");
  expect(pixel.received).toEqual(["GET /events.js", "GET /config.js"]);
});

test("browsers block requests, pictures and scripts of an origin that no script lists", async ({
  originWith,
  siteWith,
  visitorsOf,
}) => {
  const other = await originWith();
  const tag = await originWith({
    "/tag.js": `
      navigator.sendBeacon("${other.url}/beacon");
      fetch("${other.url}/collect", { mode: "no-cors" }).catch(() => {});
      new Image().src = "${other.url}/picture";
      (${LOAD.slice(0, -1)})("${other.url}/script.js");`,
  });
  const site = await siteWith([{ src: `${tag.url}/tag.js` }]);
  const { page, expectFaults } = await visitorsOf(site)("/", {
    before: (opened) =>
      opened.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
          document.documentElement.dataset.blocked += `${effectiveDirective} `;
        });
      }),
  });
  expectFaults(/Content Security Policy|Refused|csp/i);
  const blocked = () => page.evaluate(() => document.documentElement.dataset.blocked);
  for (const directive of ["connect-src", "img-src", "script-src-elem"]) {
    await expect.poll(blocked).toContain(directive);
  }
  expect(other.received).toEqual([]);
});
