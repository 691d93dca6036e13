import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { renderBody } from "../../src/gatsby/render-body";
import { renderMarkdown } from "../../src/gatsby/render-markdown";
import type { PostContent } from "../../src/model";
import { line } from "../../src/model/fields";
import { eventually, wake } from "../e2e/support/react";
import { openBrowser, type Visit, type VisitOptions } from "../support/browser";
import { buildIn, copyProject } from "../support/copy-project";
import { markdownWith } from "../support/markdown-with";
import { PAYLOADS } from "../support/payloads";
import { parseMarkdown } from "../support/remark";
import { serveSite } from "../support/site";
import { bothSites, openSite, type Site } from "../support/sites";
import { makeHostileContent } from "./support/hostile-content";

const URL_OF_SITE = "https://hostile.example";
/** HOSTILE_SITE names a project that was built like this before. */
const known = process.env.HOSTILE_SITE;
const folder = known ?? mkdtempSync(path.join(tmpdir(), "steepline-hostile-"));

let built: Site;
let posts: PostContent[] = [];

beforeAll(async () => {
  if (!known) {
    copyProject(folder);
    await makeHostileContent(path.join(folder, "content"));
    const { status, stdout, stderr } = buildIn(folder, { SITE_URL: URL_OF_SITE });
    if (status !== 0) throw new Error(`The hostile site was not built.\n${stdout}\n${stderr}`);
  }
  built = openSite("hostile site", folder, URL_OF_SITE);
  posts = built.posts;
}, 900_000);
afterAll(() => {
  if (!known) rmSync(folder, { recursive: true, force: true });
});

const site = serveSite(path.join(folder, "public"));
const visit = openBrowser(site);

/** Names of elements, and of their attributes, that the site's own pages consist of. */
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

/** What scripts add to a page, and markdown to an article. */
const MARKDOWN =
  "h2 h3 h4 p ul ol li strong em del a blockquote code pre hr br table thead tbody tr th td";
const ADDED = /^ol start$|^canvas|^\S+ (aria-[a-z]+|data-[a-z-]+|id|class|style|role|tabindex)$/;

/** A trap in every document: whatever a payload does ends on the console, which fails the test. */
const TRAP = () => {
  Object.defineProperty(window, "pwned", {
    set: (value) => console.error("pwned", value),
  });
  for (const name of ["alert", "confirm", "prompt", "print", "open"]) {
    Object.assign(window, { [name]: () => console.error(`${name} was called`) });
  }
};

const open = (route: string, options: VisitOptions = {}) =>
  visit(route, { before: (page) => page.addInitScript(TRAP), ...options });

/** What is in a document that is not of the site's own making. */
const strangersOn = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(() => {
    const names: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      const tag = element.localName;
      names.push(tag, ...element.getAttributeNames().map((name) => `${tag} ${name}`));
      for (const name of ["href", "src", "action", "xlink:href", "formaction", "data"]) {
        const address = element.getAttribute(name);
        // What is no address at all leads nowhere.
        if (address === null || tag === "link" || !URL.canParse(address, location.href)) continue;
        const { protocol, origin } = new URL(address, location.href);
        const outside =
          /^https:\/\/(elsewhere\.example|wa\.me|t\.me|www\.\w+\.com|twitter\.com|x\.com)/;
        // An address in a text becomes a link, as one to another site that an author has written.
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

const expectHarmless = async ({ page, requests }: Visit, route: string) => {
  expect([route, await strangersOn(page)]).toEqual([route, []]);
  const abroad = requests
    .map((request) => request.url())
    .filter((url) => !url.startsWith(site.url));
  expect([route, abroad]).toEqual([route, []]);
};

/** Whether a post's texts are in the document as they were written. */
const expectPost = async (page: Page, post: PostContent, brand: string) => {
  const { metaTitle, title, excerpt } = post;
  await eventually(async () => expect(await page.title()).toBe(plain(`${metaTitle} | ${brand}`)));
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

/** As `document.title` gives a text. */
const plain = (text: string) => text.replace(/[\t\n\f\r ]+/g, " ").trim();

const brandOf = () => built.content("site.json").brand as string;

/** One tenth of the pages; all at once would be too long for one test. */
const tenth = (part: number) => built.routes.filter((_, index) => index % 10 === part);
const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test("every payload is in the site", () => {
  const html = posts.map(
    ({ slug }) => built.page(`/blog/${slug}`).querySelector("article")?.text ?? "",
  );
  // What the content check refuses on a line is not in the site, nor meant to be.
  const taken = PAYLOADS.filter((payload) => line(1000).safeParse(payload.trim()).success);
  expect(taken.length).toBeGreaterThan(60);
  const missing = taken.filter((payload) => !html.some((text) => text.includes(payload)));
  expect(missing).toEqual([]);
  expect(built.routes.length).toBeGreaterThan(2 * posts.length);
});

describe.each([
  ["without the policy", true],
  ["with the policy", false],
])("%s no payload runs, loads or changes a page,", (_name, bypassCSP) => {
  test.each(TENTHS)("before and after React: pages with the last digit %i", async (part) => {
    const [first = "/", ...others] = tenth(part);
    const made = await open(first, { bypassCSP });
    made.expectFaults(/404/);
    for (const route of [first, ...others]) {
      if (route !== first) await made.page.goto(route);
      await expectHarmless(made, route);
      if (!route.startsWith("/404")) await wake(made.page);
      await expectHarmless(made, route);
      const post = posts.find(({ slug }) => route === `/blog/${slug}`);
      if (post) await expectPost(made.page, post, brandOf());
    }
  });

  test.each(TENTHS)("on the way inside the site: posts with the last digit %i", async (part) => {
    const made = await open("/blog", { bypassCSP });
    await wake(made.page);
    for (const post of posts.filter((_, index) => index % 10 === part)) {
      const route = `/blog/${post.slug}`;
      await made.page.evaluate(
        (to) => (window as never as { ___navigate(to: string): void }).___navigate(to),
        route,
      );
      await made.page.waitForFunction(
        (title) => document.querySelector("h1")?.textContent === title,
        post.title,
      );
      await expectPost(made.page, post, brandOf());
      await expectHarmless(made, route);
    }
  });

  test("in notifications, tooltips and the words of the form", async () => {
    const route = `/blog/${posts[0]?.slug}`;
    const permissions = ["clipboard-read", "clipboard-write"];
    const made = await open(route, { bypassCSP, permissions });
    const { page } = made;
    await wake(page);
    const texts = built.content("site.json");
    const copy = page.locator("main button").first();
    await copy.hover();
    await page.getByRole("tooltip").waitFor();
    await expectHarmless(made, "a tooltip");
    await copy.click();
    const notice = page.locator("li[data-state=open]");
    await notice.getByText(texts.copyLink.copied, { exact: true }).waitFor();
    await expectHarmless(made, "a notification");

    await page.goto("/contact");
    await wake(page);
    for (const field of await page.locator("form :is(input:not([type=hidden]), textarea)").all()) {
      await field.fill("a@b.example");
    }
    await page.route("**/api/contact", (answer) => answer.fulfill({ status: 500 }));
    made.expectFaults(/500/);
    await page.locator("form button").click();
    await page.getByRole("status").getByText(texts.contactForm.error, { exact: true }).waitFor();
    await expectHarmless(made, "an error of the form");
  });

  test("from the address", async () => {
    const made = await open("/contact", { bypassCSP });
    made.expectFaults(/404|400/);
    for (const payload of PAYLOADS.filter((_, index) => index % 4 === 0)) {
      const text = encodeURIComponent(payload);
      for (const route of [
        `/contact?q=${payload}#${payload}`,
        `/blog?${text}#${text}`,
        `/${text}`,
      ]) {
        await made.page.goto(site.url + route);
        await made.page.mouse.move(5, 300);
        await made.page.mouse.move(9, 310);
        expect(new URL(made.page.url()).origin).toBe(site.url);
        await expectHarmless(made, route);
      }
    }
  });
});

test("the data of every post gives its texts back, as JSON and nothing else", async () => {
  for (const { slug, title, excerpt, tags, author } of posts) {
    const response = await fetch(`${site.url}/page-data/blog/${slug}/page-data.json`);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const { result } = (await response.json()) as { result: { data: { post: object } } };
    expect(result.data.post).toMatchObject({ title, excerpt, tags, author: { name: author } });
  }
});

test("what is made of a text stays harmless when browsers read it, write it and read it again", async () => {
  const made = await open("/contact", { bypassCSP: true });
  const pieces: string[] = [];
  for (const payload of PAYLOADS) {
    for (const [, write] of markdownWith) {
      const markdown = `Text.\n\n${write(payload)}\n\nText.`;
      pieces.push(renderMarkdown(markdown).html, renderBody(await parseMarkdown(markdown)).html);
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
  await made.page.waitForTimeout(500);
  const names = await strangersOn(made.page);
  // The second wall lets a plain link to another site through; the content check does not let it in.
  expect(names.filter((name) => !/^a with href=https:/.test(name))).toEqual([]);
  expect(made.requests.filter((request) => /evil/.test(request.url()))).toEqual([]);
});

// Hundreds of pages; the machine may be busy. The last call counts.
jest.setTimeout(300_000);
