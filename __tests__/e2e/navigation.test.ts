import type { Page } from "playwright-core";
import { openBrowser, SCREENS } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { CATEGORIES, PAGES, POSTS } from "./support/pages";
import { documentPaths, eventually, isMarked, mark, restingPlace, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

/** What a page says about itself, every single line of it. */
const metadata = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.head.querySelectorAll("title, meta, link[rel=canonical]")].map(
      (element) =>
        element.nodeName === "TITLE"
          ? `title ${element.textContent}`
          : [...element.attributes]
              .filter(({ name }) => !name.startsWith("data-"))
              .map(({ name, value }) => `${name}=${value}`)
              .sort()
              .join(" "),
    );
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      language: document.documentElement.lang,
      lines: lines.sort(),
      data: data.map((script) => JSON.parse(script.textContent ?? "")),
    };
  });

const header = (page: Page) => page.getByRole("banner");

/** Follows a link on the page; each step is one that a visitor can take. */
async function follow(page: Page, from: "banner" | "main" | "contentinfo", name: string) {
  await page.getByRole(from).getByRole("link", { name }).first().click();
}

/** A walk over every kind of page, each step a link of the page before. */
const WALK: [string, "banner" | "main" | "contentinfo", string][] = [
  ["/services", "banner", "Services"],
  ["/work", "banner", "Work"],
  ["/process", "contentinfo", "Process"],
  ["/pricing", "banner", "Pricing"],
  ["/contact", "main", "Grow with us"],
  ["/blog", "banner", "Blog"],
  [`/blog/category/${CATEGORIES[1][1]}`, "main", CATEGORIES[1][0]],
  [`/blog/${POSTS[1].slug}`, "main", "Read more"],
  [`/blog/${POSTS[0].slug}`, "main", POSTS[0].title],
  ["/", "banner", "Steepline home"],
];

describe("a walk through the site", () => {
  test("is one document, and each page says the same of itself as when opened directly", async () => {
    const { page, requests } = await visit("/");
    await wake(page);
    await mark(page);
    for (const [path, from, name] of WALK) {
      await follow(page, from, name);
      await page.waitForURL(site.url + path);
      const facts = PAGES.find((other) => other.path === path);
      await page.getByRole("heading", { level: 1, name: facts?.heading }).waitFor();
      const direct = await page.context().newPage();
      await direct.goto(path);
      const expected = await metadata(direct);
      await direct.close();
      await eventually(async () => expect(await metadata(page)).toEqual(expected));
      expect(await page.title()).toBe(`${facts?.title} | Steepline`);
    }
    expect(await isMarked(page)).toBe(true);
    expect(documentPaths(requests)).toEqual(["/"]);
  });

  test("leads back and forth through all its pages", async () => {
    const { page } = await visit("/");
    await wake(page);
    await mark(page);
    const walk = WALK.slice(0, 4);
    for (const [path, from, name] of walk) {
      await follow(page, from, name);
      await page.waitForURL(site.url + path);
    }
    const shown = async (path: string) => {
      const facts = PAGES.find((other) => other.path === path);
      await page.getByRole("heading", { level: 1, name: facts?.heading }).waitFor();
      await eventually(async () => expect(await page.title()).toContain(facts?.title));
      expect(page.url()).toBe(site.url + path);
    };
    const paths = ["/", ...walk.map(([path]) => path)];
    for (const path of paths.slice(0, -1).reverse()) {
      await page.goBack();
      await shown(path);
    }
    for (const path of paths.slice(1)) {
      await page.goForward();
      await shown(path);
    }
    expect(await isMarked(page)).toBe(true);
  });
});

test("each page names one title, description, canonical address and preview", async () => {
  const { page } = await visit("/");
  for (const { path } of PAGES.filter(({ hidden }) => !hidden)) {
    await page.goto(path);
    await wake(page);
    const { lines, language } = await metadata(page);
    expect(language).toBe("en");
    for (const start of [
      "title ",
      "content=width=device-width",
      /name=description$/,
      /name=keywords$/,
      "rel=canonical",
      /property=og:title$/,
      /property=og:image$/,
      /property=og:url$/,
      /name=twitter:card$/,
    ]) {
      const found = lines.filter((line) => new RegExp(start).test(line));
      expect([path, start, found.length]).toEqual([path, start, 1]);
    }
    const canonical = lines.find((line) => line.includes("rel=canonical"));
    expect(canonical).toMatch(new RegExp(`href=https://[^/]+${path} `));
  }
});

test("the structured data of a page goes with it", async () => {
  const { page } = await visit(`/blog/${POSTS[0].slug}`);
  await wake(page);
  /** One graph, whose node of this type says so. */
  const shown = (type: string, facts: object) =>
    eventually(async () => {
      const { data } = await metadata(page);
      expect(data).toHaveLength(1);
      const graph: { "@type": string }[] = data[0]["@graph"];
      expect(graph.filter((node) => node["@type"] === type)).toMatchObject([facts]);
      expect(graph.filter((node) => node["@type"] === "BreadcrumbList")).toHaveLength(1);
    });
  await shown("BlogPosting", { headline: POSTS[0].title });
  await follow(page, "main", POSTS[1].title);
  await shown("BlogPosting", { headline: POSTS[1].title });
  await follow(page, "banner", "Pricing");
  await shown("WebPage", { url: expect.stringMatching(/\/pricing$/) });
});

describe.each(SCREENS)("the view, on a %s", (_screen, viewport) => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

  /** Where the page is in each of the frames that follow. */
  const film = (page: Page) =>
    page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      const shoot = () => {
        if (document.title.startsWith("Services")) places.push(Math.round(scrollY));
        requestAnimationFrame(shoot);
      };
      shoot();
    });

  test("starts at the top of another page, at once", async () => {
    const { page } = await visit("/", { viewport });
    await wake(page);
    await scrollTo(page, 1_500);
    await film(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Services" })
      .evaluate((link) => {
        (link as HTMLElement).click();
      });
    await page.getByRole("heading", { name: "Our Services" }).waitFor();
    await page.waitForTimeout(600);
    const places = await page.evaluate(() => (window as never as { places: number[] }).places);
    expect(places.length).toBeGreaterThan(5);
    expect(new Set(places)).toEqual(new Set([0]));
  });

  test("returns by Back and Forward to where it was", async () => {
    const { page } = await visit("/", { viewport });
    await wake(page);
    await scrollTo(page, 1_500);
    await page.waitForTimeout(200);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("footer a[href='/work']")?.click();
    });
    await page.getByRole("heading", { name: "Case Studies" }).waitFor();
    await scrollTo(page, 400);
    await page.waitForTimeout(200);
    await page.goBack();
    await page.getByRole("heading", { name: /actually works/ }).waitFor();
    await eventually(async () => expect(Math.abs((await place(page)) - 1_500)).toBeLessThan(10));
    await page.waitForTimeout(300);
    expect(Math.abs((await place(page)) - 1_500)).toBeLessThan(10);
    await page.goForward();
    await page.getByRole("heading", { name: "Case Studies" }).waitFor();
    await eventually(async () => expect(Math.abs((await place(page)) - 400)).toBeLessThan(10));
  });

  test("returns by Back from an anchor to where it was before", async () => {
    const { page } = await visit("/", { viewport });
    await wake(page);
    await page.getByRole("link", { name: "View work" }).click();
    const work = await restingPlace(page);
    expect(work).toBeGreaterThan(500);
    await page.goBack();
    expect(page.url()).toBe(`${site.url}/`);
    await eventually(async () => expect(await place(page)).toBe(0));
    await restingPlace(page);
    await page.goForward();
    await eventually(async () => expect(await place(page)).toBe(work));
  });

  test("returns by Back to where it was also on a page with an anchor", async () => {
    const { page } = await visit("/#work", { viewport });
    await restingPlace(page);
    await wake(page);
    await scrollTo(page, 400);
    await page.waitForTimeout(200);
    await follow(page, "banner", "Get started");
    await page.getByRole("heading", { level: 1, name: "Let's Talk" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: /actually works/ }).waitFor();
    await eventually(async () => expect(Math.abs((await place(page)) - 400)).toBeLessThan(10));
  });

  test("goes to the top on a link to the same page", async () => {
    const { page } = await visit("/contact", { viewport });
    await wake(page);
    await scrollTo(page, 300);
    await follow(page, "banner", "Get started");
    await eventually(async () => expect(await place(page)).toBe(0));
  });
});

test("the new page is announced, and the keyboard starts at its top", async () => {
  const { page } = await visit("/");
  await wake(page);
  await header(page).getByRole("link", { name: "Process" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "How We Work" }).waitFor();
  const announcer = page.locator("[aria-live=assertive]");
  await eventually(async () => expect(await announcer.textContent()).toContain("How We Work"));
});

test.each([
  ["Control", "ControlOrMeta" as const],
  ["Shift", "Shift" as const],
])("a click with %s opens a tab or window of its own", async (_name, modifier) => {
  const { page, context } = await visit("/");
  await wake(page);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    header(page)
      .getByRole("link", { name: "Pricing" })
      .click({ modifiers: [modifier] }),
  ]);
  await tab.waitForURL(`${site.url}/pricing`);
  expect(page.url()).toBe(`${site.url}/`);
});
