import { rmSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type Open, type Page } from "../e2e/support/test";
import { BUILD_MS, copyProject, mustBuildIn } from "../support/copy-project";
import { writeFixtureContent } from "../support/fixture-content";
import { PAYLOADS } from "../support/payloads";
import { type ServedSite, serveSite } from "../support/serve-site";
import { fixtureSite, openSite, type Site } from "../support/sites";
import { makeHostileContent, ON_A_LINE } from "./support/hostile-content";

// One worker runs all tests, so that the hostile site is built only once.
base.describe.configure({ mode: "default" });

/** Builds a copy of the project in which all texts contain attacks. */
async function hostileSite(folder: string): Promise<Site> {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  await writeFixtureContent(path.join(folder, "content"));
  await makeHostileContent(path.join(folder, "content"));
  await mustBuildIn(folder, {});
  return openSite("hostile site", folder, "https://steepline.example");
}

const test = base.extend<{ open: Open }, { built: Site; served: ServedSite }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use, { project }) => use(await hostileSite(`${project.outputDir}/hostile-site`)),
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
  // The policy is bypassed, because texts must be harmless even without it.
  open: async ({ visitorsOf, served }, use) =>
    use((route, options) =>
      visitorsOf(served)(route, {
        bypassCSP: true,
        before: (page) => page.addInitScript(TRAP),
        ...options,
      }),
    ),
});

/** Logs a console error if a payload runs. Console errors fail the test. */
const TRAP = () => {
  Object.defineProperty(window, "pwned", {
    set: (value) => console.error("pwned", value),
  });
  for (const name of ["alert", "confirm", "prompt", "print", "open"]) {
    Object.assign(window, { [name]: () => console.error(`${name} was called`) });
  }
};

const KNOWN = new Set(
  fixtureSite().routes.flatMap((route) =>
    fixtureSite()
      .page(route)
      .querySelectorAll("*")
      .flatMap(({ rawTagName, attributes }) => [
        rawTagName.toLowerCase(),
        ...Object.keys(attributes).map((name) => `${rawTagName} ${name}`.toLowerCase()),
      ]),
  ),
);

const MARKDOWN =
  "h2 h3 h4 p ul ol li strong em del a blockquote code pre hr br table thead tbody tr th td";
/** Attributes that authors cause, and parts that scripts add, such as results of the search. */
const ADDED =
  /^ol start$|^canvas|^mark$|^div hidden$|^script charset$|^\S+ (aria-[a-z]+|data-[a-z-]+|id|class|style|role|tabindex)$/;

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
        const written = /^https?:/.test(address) && element.getAttribute("target") === "_blank";
        const leadsOut =
          tag === "a" && written && /noopener/.test(element.getAttribute("rel") ?? "");
        const fine =
          origin === location.origin ||
          /^(mailto|tel):$/.test(protocol) ||
          outside.test(address) ||
          leadsOut;
        if (!fine) names.push(`${tag} with ${name}=${address}`);
      }
    }
    return [...new Set(names)];
  });
  const known = [...MARKDOWN.split(" "), ...KNOWN];
  return found.filter((name) => !known.includes(name.toLowerCase()) && !ADDED.test(name));
};

test("no page runs an attack payload from its content, and each post shows its title unchanged", async ({
  open,
  built,
  served,
}) => {
  test.setTimeout(1_800_000);
  const made = await open("/");
  const { page, requests } = made;
  made.expectFaults(/404/);
  for (const route of built.routes.filter((path) => !/\/(many-|page\/)/.test(path))) {
    await page.goto(served.url + route);
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 310);
    expect(await foreignPartsOf(page), route).toEqual([]);
    const post = built.posts.find(({ slug }) => route === `/blog/${slug}`);
    // The build composes the characters of all content.
    if (post) expect(await page.locator("h1").textContent()).toBe(post.title.normalize());
  }
  const abroad = requests
    .map((request) => request.url())
    .filter((to) => !to.startsWith(served.url));
  expect(abroad).toEqual([]);
  expect(built.posts.filter(({ slug }) => slug.startsWith("hostile-")).length).toBeGreaterThan(
    ON_A_LINE.length - 1,
  );
});

test("no page runs an attack payload from its URL", async ({ open, served }) => {
  test.setTimeout(900_000);
  const made = await open("/contact");
  made.expectFaults(/404|400/);
  for (const payload of PAYLOADS.filter((_, index) => index % 4 === 0)) {
    const text = encodeURIComponent(payload);
    for (const route of [
      `/contact?${text}#${text}`,
      `/search?q=${text}`,
      `/blog?${text}`,
      `/${text}`,
    ]) {
      await made.page.goto(served.url + route);
      await made.page.mouse.move(5, 300);
      await made.page.mouse.move(9, 310);
      expect(new URL(made.page.url()).origin).toBe(served.url);
      expect(await foreignPartsOf(made.page), route).toEqual([]);
    }
  }
});
