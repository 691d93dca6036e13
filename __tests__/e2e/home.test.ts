import type { Page } from "playwright-core";
import { openBrowser, SCREENS, SCRIPTING } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { restingPlace, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const SERVICES = [
  "Paid ads",
  "Creative studio",
  "Funnels & CRO",
  "Analytics & tracking",
  "SEO & content",
  "Email/SMS lifecycle",
  "Web development",
  "Building websites",
  "Social media marketing",
  "AI solutions",
  "Business automation",
];

const CASES = [
  { slug: "gummies-th", brand: /gummies.*TH/i, metric: "+312%", sub: "MoM revenue in 45 days" },
  { slug: "wellness-app-sea", brand: /wellness app.*SEA/i, metric: "-41%", sub: "CPA" },
  { slug: "skincare-eu", brand: /skincare D2C.*EU/i, metric: "3.4x", sub: "ROAS" },
];

const STEPS = ["Discovery & Audit", "Strategy & Setup", "Launch & Test", "Scale & Optimize"];

const PLANS = [
  ["Starter", "$1k/mo"],
  ["Growth", "$3.5k/mo"],
  ["Partner", "% + base"],
];

const section = (page: Page, name: string) => page.getByRole("region", { name });

/** Where something is on the screen, under the header. */
const below = async (page: Page, selector: string) =>
  page.evaluate((target) => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector(target)?.getBoundingClientRect().top ?? -1e6) - header;
  }, selector);

describe.each(SCRIPTING)("the home page, %s", (_name, javaScriptEnabled) => {
  const open = async (viewport: { width: number; height: number }) => {
    const { page } = await visit("/", { javaScriptEnabled, viewport });
    if (javaScriptEnabled) await wake(page);
    return page;
  };

  describe.each(SCREENS)("on a %s", (_screen, viewport) => {
    test("'Book intro call' leads to the form", async () => {
      const page = await open(viewport);
      await page.getByRole("link", { name: "Book intro call" }).click();
      await page.waitForURL(`${site.url}/contact`);
      await page.getByRole("heading", { name: "Let's Talk" }).waitFor();
    });

    test("'View work' brings the case studies under the header", async () => {
      const page = await open(viewport);
      await page.getByRole("link", { name: "View work" }).click();
      await restingPlace(page);
      expect(page.url()).toBe(`${site.url}/#work`);
      const distance = await below(page, "#work h2");
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThan(viewport.height / 3);
    });

    test("a case's number leads to its story, under the header", async () => {
      const page = await open(viewport);
      const results = page.getByRole("list", { name: "Results in short" });
      await results.getByRole("link", { name: /3\.4x/ }).click();
      await page.waitForURL(`${site.url}/work#skincare-eu`);
      await restingPlace(page);
      const distance = await below(page, "#skincare-eu");
      expect(distance).toBeGreaterThanOrEqual(-1);
      expect(distance).toBeLessThan(viewport.height / 3);
    });
  });

  test("shows the badge, all services, cases, steps and plans", async () => {
    const page = await open({ width: 1280, height: 800 });
    await page.getByText("Available for new projects").waitFor();
    const headings = (name: string) =>
      section(page, name).getByRole("heading", { level: 3 }).allTextContents();
    expect(await headings("Everything between the ad and the order")).toEqual(SERVICES);
    expect(await headings("How we work")).toEqual(STEPS);

    const cases = await section(page, "Work that moved a number").getByRole("listitem").all();
    const cards: string[] = [];
    for (const card of cases) {
      if (await card.getByRole("heading").count()) cards.push(await card.innerText());
    }
    expect(cards).toHaveLength(3);
    CASES.forEach(({ brand, metric, sub }, index) => {
      expect(cards[index]).toMatch(brand);
      expect(cards[index]).toContain(metric);
      expect(cards[index]).toContain(sub);
    });
  });
});

describe.each(["/", "/pricing"])("the plans on %s", (path) => {
  test("have their prices, one is the most popular, and each leads to the form", async () => {
    const { page } = await visit(path);
    const plans = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link") })
      .filter({ hasText: /\$|% \+ base/ });
    expect(await plans.count()).toBe(3);
    for (const [index, [name, price]] of PLANS.entries()) {
      const plan = plans.nth(index);
      expect(await plan.getByRole("heading").textContent()).toBe(name);
      expect(await plan.innerText()).toContain(price);
      expect(await plan.getByText("Most popular").count()).toBe(name === "Growth" ? 1 : 0);
      expect(await plan.getByRole("listitem").count()).toBeGreaterThan(2);
      expect(await plan.getByRole("link").getAttribute("href")).toBe("/contact");
    }
  });
});

describe("the subpages", () => {
  const headings = async (path: string) => {
    const { page } = await visit(path);
    return page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  };

  test("list all services", async () => {
    expect((await headings("/services")).slice(0, -1)).toEqual(SERVICES);
  });

  test("list all steps, numbered", async () => {
    expect((await headings("/process")).slice(0, -1)).toEqual(STEPS);
    const { page } = await visit("/process");
    for (const number of ["01", "02", "03", "04"])
      await page.getByText(number, { exact: true }).waitFor();
  });

  test("tell every case with its number", async () => {
    const { page } = await visit("/work");
    const stories = page.getByRole("article");
    expect(await stories.count()).toBe(3);
    for (const [index, { slug, brand, metric, sub }] of CASES.entries()) {
      const story = stories.nth(index);
      expect(await story.getAttribute("id")).toBe(slug);
      expect(await story.innerText()).toMatch(brand);
      await story.getByText(metric, { exact: true }).waitFor();
      await story.getByText(sub, { exact: true }).waitFor();
      expect(await story.getByRole("listitem").count()).toBe(3);
    }
  });

  test.each(["/services", "/work", "/process", "/pricing"])("%s ends with a call", async (path) => {
    const { page } = await visit(path);
    await page.getByRole("main").getByRole("link", { name: "Book intro call" }).click();
    await page.waitForURL(`${site.url}/contact`);
  });
});
