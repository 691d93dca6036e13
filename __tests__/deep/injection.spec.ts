import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { line } from "../../src/content/fields";
import type { PostContent } from "../../src/content/types";
import { settled } from "../e2e/support/react";
import { test as base, expect, type Open, type Page, type Visit } from "../e2e/support/test";
import { BUILD_MS, copyProject, mustBuildIn } from "../support/copy-project";
import { markdownWith } from "../support/markdown-with";
import { PAYLOADS } from "../support/payloads";
import { htmlOfPage } from "../support/remark";
import { type ServedSite, serveSite } from "../support/serve-site";
import { bothSites, openSite, type Site } from "../support/sites";
import { makeHostileContent } from "./support/hostile-content";

// One worker runs all tests, so that the hostile site is built only once.
base.describe.configure({ mode: "default" });

const URL_OF_SITE = "https://hostile.example";

/**
 * Optional path of a built project with hostile content, which replaces the build of these tests.
 */
const { HOSTILE_SITE } = process.env;

/**
 * Builds a copy of the project with hostile content, if no earlier call has built it. The folder
 * `results` contains the copy.
 */
async function hostileSite(results: string): Promise<Site> {
  const folder = HOSTILE_SITE ?? path.join(results, "hostile-site");
  if (!existsSync(path.join(folder, "public/index.html"))) {
    rmSync(folder, { recursive: true, force: true });
    copyProject(folder);
    await makeHostileContent(path.join(folder, "content"));
    await mustBuildIn(folder, { SITE_URL: URL_OF_SITE });
  }
  return openSite("hostile site", folder, URL_OF_SITE);
}

interface Opened {
  /** Opens a page of the site with hostile content. The script `TRAP` runs in every document. */
  open: Open;
}

interface Hostile {
  built: Site;
  served: ServedSite;
}

const test = base.extend<Opened, Hostile>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use, { project }) => use(await hostileSite(project.outputDir)),
    { scope: "worker", timeout: BUILD_MS },
  ],
  served: [
    async ({ built }, use) => {
      const served = await serveSite(built.output);
      await use(served);
      await served.close();
    },
    { scope: "worker" },
  ],
  open: async ({ visitorsOf, served }, use) => {
    const visit = visitorsOf(served);
    await use((route, options) =>
      visit(route, { before: (page) => page.addInitScript(TRAP), ...options }),
    );
  },
});

const KNOWN = new Set(
  bothSites().flatMap((own) =>
    own.routes.flatMap((route) =>
      own
        .page(route)
        .querySelectorAll("*")
        .flatMap(({ rawTagName, attributes }) => [
          rawTagName.toLowerCase(),
          ...Object.keys(attributes).map((name) => `${rawTagName} ${name}`.toLowerCase()),
        ]),
    ),
  ),
);

const MARKDOWN =
  "h2 h3 h4 p ul ol li strong em del a blockquote code pre hr br table thead tbody tr th td";
const ADDED = /^ol start$|^canvas|^\S+ (aria-[a-z]+|data-[a-z-]+|id|class|style|role|tabindex)$/;

/** Logs a console error if a payload runs. Console errors fail the test. */
const TRAP = () => {
  Object.defineProperty(window, "pwned", {
    set: (value) => console.error("pwned", value),
  });
  for (const name of ["alert", "confirm", "prompt", "print", "open"]) {
    Object.assign(window, { [name]: () => console.error(`${name} was called`) });
  }
};

/**
 * Returns all elements, attributes and URLs in a document that do not come from the site itself.
 */
const foreignPartsOf = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(() => {
    const names: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      const tag = element.localName;
      names.push(tag, ...element.getAttributeNames().map((name) => `${tag} ${name}`));
      for (const name of ["href", "src", "action", "xlink:href", "formaction", "data"]) {
        const address = element.getAttribute(name);
        if (address === null || tag === "link" || !URL.canParse(address, location.href)) continue;
        const { protocol, origin } = new URL(address, location.href);
        const outside =
          /^https:\/\/(elsewhere\.example|wa\.me|t\.me|www\.\w+\.com|twitter\.com|x\.com)/;
        const written = /^https:/.test(address) && element.getAttribute("target") === "_blank";
        const leadsOut =
          tag === "a" && written && /noopener/.test(element.getAttribute("rel") ?? "");
        const fine =
          origin === location.origin || protocol === "mailto:" || outside.test(address) || leadsOut;
        if (!fine) names.push(`${tag} with ${name}=${address}`);
      }
    }
    return [...new Set(names)];
  });
  const known = [...MARKDOWN.split(" "), ...KNOWN];
  return found.filter((name) => !known.includes(name.toLowerCase()) && !ADDED.test(name));
};

const expectHarmless = async ({ page, requests }: Visit, { url }: ServedSite, where: string) => {
  expect(await foreignPartsOf(page), where).toEqual([]);
  const abroad = requests
    .map((request) => request.url())
    .filter((address) => !address.startsWith(url));
  expect(abroad, where).toEqual([]);
};

const expectPost = async (page: Page, post: PostContent, brand: string) => {
  const { metaTitle, title, excerpt } = post;
  await expect.poll(() => page.title()).toBe(plain(`${metaTitle} | ${brand}`));
  const seen = await page.evaluate(() => ({
    title: document.querySelector("h1")?.textContent,
    excerpt: document.querySelector("h1 + p")?.textContent,
    description: document.querySelector("meta[name=description]")?.getAttribute("content"),
    data: JSON.parse(document.querySelector("script[type$=json]")?.textContent ?? "null"),
  }));
  expect(seen).toMatchObject({ title, excerpt, description: post.metaDescription });
  const isPost = (node: Record<string, unknown>) => node["@type"] === "BlogPosting";
  expect(seen.data["@graph"].find(isPost)).toMatchObject({
    headline: title,
    description: post.metaDescription,
    author: { name: post.author },
    articleSection: post.category,
  });
};

const plain = (text: string) => text.replace(/[\t\n\f\r ]+/g, " ").trim();

const brandOf = (built: Site) => built.content("site.json").brand as string;

/** Selects a tenth of a list, because all pages would take too long for one test. */
const tenth = <T>(all: T[], part: number) => all.filter((_, index) => index % 10 === part);
const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test("the test site contains posts with every attack payload that the content check accepts", ({
  built,
}) => {
  const html = built.posts.map(
    ({ slug }) => built.page(`/blog/${slug}`).querySelector("article")?.text ?? "",
  );
  // The content check rejects payloads with line breaks in a single-line field, so this test skips
  // these payloads.
  const taken = PAYLOADS.filter((payload) => line(1000).safeParse(payload.trim()).success);
  expect(taken.length).toBeGreaterThan(60);
  const missing = taken.filter((payload) => !html.some((text) => text.includes(payload)));
  expect(missing).toEqual([]);
  expect(built.routes.length).toBeGreaterThan(2 * built.posts.length);
});

for (const [policy, bypassCSP] of [
  ["without the content security policy", true],
  ["with the content security policy", false],
] as const) {
  test.describe(() => {
    for (const part of TENTHS) {
      test(`${policy}, no attack payload in content runs code, sends a request or adds elements (part ${part + 1} of 10)`, async ({
        open,
        built,
        served,
      }) => {
        const [first = "/", ...others] = tenth(built.routes, part);
        const made = await open(first, { bypassCSP });
        made.expectFaults(/404/);
        for (const route of [first, ...others]) {
          if (route !== first) await made.page.goto(route);
          await expectHarmless(made, served, route);
          if (!route.startsWith("/404")) await made.wake();
          await expectHarmless(made, served, route);
          const post = built.posts.find(({ slug }) => route === `/blog/${slug}`);
          if (post) await expectPost(made.page, post, brandOf(built));
        }
      });

      test(`${policy}, no attack payload in content runs after client-side navigation (part ${part + 1} of 10)`, async ({
        open,
        built,
        served,
      }) => {
        const made = await open("/blog", { bypassCSP });
        await made.wake();
        for (const post of tenth(built.posts, part)) {
          const route = `/blog/${post.slug}`;
          await made.page.evaluate(
            (to) => (window as never as { ___navigate(to: string): void }).___navigate(to),
            route,
          );
          await made.page.waitForFunction(
            (title) => document.querySelector("h1")?.textContent === title,
            post.title,
          );
          await expectPost(made.page, post, brandOf(built));
          await expectHarmless(made, served, route);
        }
      });
    }

    test(`${policy}, no attack payload runs in notifications, tooltips and the contact form`, async ({
      open,
      built,
      served,
    }) => {
      const route = `/blog/${built.posts[0]?.slug}`;
      const permissions = ["clipboard-read", "clipboard-write"];
      const made = await open(route, { bypassCSP, permissions });
      const { page } = made;
      await made.wake();
      const texts = built.content("site.json");
      const copy = page.locator("main button").first();
      await copy.hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectHarmless(made, served, "a tooltip");
      await copy.click();
      const notice = page.locator("li[data-state=open]");
      await expect(notice.getByText(texts.copyLink.copied, { exact: true })).toBeVisible();
      await expectHarmless(made, served, "a notification");

      await page.goto("/contact");
      await made.wake();
      for (const field of await page
        .locator("form :is(input:not([type=hidden]), textarea)")
        .all()) {
        await field.fill("a@b.example");
      }
      await page.route("**/api/contact", (answer) => answer.fulfill({ status: 500 }));
      made.expectFaults(/500/);
      await page.locator("form button").click();
      const status = page.getByRole("status");
      await expect(status.getByText(texts.contactForm.error, { exact: true })).toBeVisible();
      await expectHarmless(made, served, "an error of the form");
    });

    test(`${policy}, the page runs no attack payload from its URL`, async ({ open, served }) => {
      const made = await open("/contact", { bypassCSP });
      made.expectFaults(/404|400/);
      for (const payload of PAYLOADS.filter((_, index) => index % 4 === 0)) {
        const text = encodeURIComponent(payload);
        for (const route of [
          `/contact?q=${payload}#${payload}`,
          `/blog?${text}#${text}`,
          `/${text}`,
        ]) {
          await made.page.goto(served.url + route);
          await made.page.mouse.move(5, 300);
          await made.page.mouse.move(9, 310);
          expect(new URL(made.page.url()).origin).toBe(served.url);
          await expectHarmless(made, served, route);
        }
      }
    });
  });
}

test("the page data of a post is JSON with the unchanged texts of the post", async ({
  built,
  served,
}) => {
  for (const { slug, title, excerpt, tags, author } of built.posts) {
    const response = await fetch(`${served.url}/page-data/blog/${slug}/page-data.json`);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const { result } = (await response.json()) as { result: { data: { post: object } } };
    expect(result.data.post).toMatchObject({ title, excerpt, tags, author: { name: author } });
  }
});

test("rendered Markdown stays harmless after a browser has parsed and serialized the HTML repeatedly", async ({
  open,
}) => {
  const made = await open("/contact", { bypassCSP: true });
  const pieces: string[] = [];
  for (const payload of PAYLOADS) {
    for (const [, write] of markdownWith) {
      const markdown = `Text.\n\n${write(payload)}\n\nText.`;
      pieces.push(await htmlOfPage(markdown));
    }
  }
  expect(pieces.length).toBeGreaterThan(4_000);
  await made.page.evaluate((all) => {
    const place = document.createElement("div");
    document.querySelector("main")?.replaceChildren(place);
    for (const html of all) {
      const part = document.createElement("section");
      part.innerHTML = html;
      for (const tag of ["div", "svg", "math", "noscript", "td"]) {
        const around = document.createElement(tag);
        around.innerHTML = part.innerHTML;
        part.insertAdjacentHTML("beforeend", around.innerHTML);
      }
      place.append(part);
    }
  }, pieces);
  // Waits for an image that is requested last, so that all earlier requests have been sent.
  await made.page.evaluate(
    () =>
      new Promise((done) => {
        Object.assign(new Image(), { onload: done, onerror: done, src: "/favicon.ico" });
      }),
  );
  await settled(made.page);
  const names = await foreignPartsOf(made.page);
  // The content check rejects links to other sites, but rendering allows them.
  expect(names.filter((name) => !/^a with href=https:/.test(name))).toEqual([]);
  expect(made.requests.filter((request) => /evil/.test(request.url()))).toEqual([]);
});
