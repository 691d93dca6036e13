import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../src/content/check";
import { formatProblem } from "../../src/content/report";
import { LOCAL_API } from "../../src/editor/local-server";
import { editorPolicy, GITHUB } from "../../src/headers/security-headers";
import { test as base, expect, type Page } from "../e2e/support/test";
import { BUILD_MS, copyProject, mustBuildIn } from "../support/copy-project";
import { type RunningNginx, startNginx } from "../support/nginx";
import { type ServedSite, serveSite } from "../support/serve-site";

/** These tests edit one copy of the project, so each test depends on earlier tests. */
base.describe.configure({ mode: "serial" });

const project = path.join(tmpdir(), `steepline-editor-${process.pid}`);
const editor = path.join(project, "editor");

interface Opened {
  /** Opens an entry in the editor. `faults` are console errors that the test expects. */
  openEditor(address: string, ...faults: RegExp[]): Promise<Page>;
}

const test = base.extend<Opened, { editorServer: { url: string } }>({
  editorServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use) => {
      copyProject(project);
      symlinkSync(path.resolve(".editor"), path.join(project, ".editor"), "dir");
      const program = path.join(__dirname, "support/editor-server.ts");
      const server = fork(program, [editor, project], { execArgv: ["--import", "tsx"] });
      const [url] = (await once(server, "message")) as [string];
      await use({ url });
      server.kill();
      rmSync(project, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  openEditor: async ({ visitorsOf, editorServer }, use) => {
    const visit = visitorsOf(editorServer);
    await use(async (address, ...faults) => {
      const { page, expectFaults } = await visit("/admin");
      // The editor logs these errors when it refuses to save.
      expectFaults(/favicon/, /^script: undefined/, ...faults);
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByText("Collections")).toBeVisible();
      await page.goto(`/admin#/collections/${address}`);
      return page;
    });
  },
});

const read = (file: string) => readFileSync(path.join(project, "content", file), "utf8");
const problems = async () =>
  (await checkContent(path.join(project, "content"))).problems.map(formatProblem);

const preview = (page: Page) => page.frameLocator("iframe");

async function publish(page: Page) {
  await page.getByRole("button", { name: /^Publish(ed)?$/ }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

const saved = (page: Page) => expect(page.getByText("Changes saved")).toBeVisible();

const TITLE = "An idea: selling more, with less";
const SLUG = "an-idea-selling-more-with-less";

test("the editor does not save a new post with missing fields, and lists these fields", async ({
  openEditor,
}) => {
  const page = await openEditor("posts/new");
  await page.getByLabel("Title", { exact: true }).fill(TITLE);
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(TITLE);
  const listed = preview(page).getByRole("list", { name: "Problems" });
  await expect(listed).toContainText("Excerpt: is missing");
  await publish(page);
  await expect(page.getByText("Excerpt is required.")).toBeVisible();
  expect(existsSync(path.join(project, "content/posts", SLUG))).toBe(false);
});

async function choose(page: Page, label: string, name: string) {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByText(name, { exact: true }).last().click();
}

async function add(page: Page, list: string, text: string) {
  await page.getByRole("button", { name: `Add ${list}` }).click();
  const field = page.getByLabel("Entry", { exact: true }).last();
  await field.fill(text);
}

test("the editor saves a complete new post as a valid Markdown file, with the cover beside it", async ({
  openEditor,
}) => {
  const page = await openEditor("posts/new");
  await page.getByLabel("Title", { exact: true }).fill(TITLE);
  await page.getByLabel("Excerpt", { exact: true }).fill("What to take out, and what that brings.");
  await choose(page, "Author", "Mara Ellison");
  await choose(page, "Category", "Email Marketing");
  await add(page, "tags", "less, but better");
  await page.getByRole("button", { name: "Choose an image" }).click();
  const cover = {
    name: "Lime line.png",
    mimeType: "image/png",
    buffer: readFileSync("src/cli/content/cover.png"),
  };
  await page.locator("input[type=file]").last().setInputFiles(cover);
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByLabel("Featured image alt", { exact: true }).fill("A lime line.");
  await page.getByLabel("Published", { exact: true }).click();
  await page.getByLabel("Meta title", { exact: true }).fill("Selling more, with less");
  await page
    .getByLabel("Meta description", { exact: true })
    .fill("Which ads, tools and meetings a small brand can do without, and what is won by it.");
  await add(page, "keywords", "small brands");
  const text = page.locator("[contenteditable=true]").first();
  await text.click();
  await page.keyboard.type("What is left out costs nothing.");
  await publish(page);
  await saved(page);
  const file = read(`posts/${SLUG}/index.md`);
  expect(file).toContain(`title: "${TITLE}"\nslug: "${SLUG}"\n`);
  expect(file).toContain('tags:\n  - "less, but better"\n');
  expect(file).toContain('featuredImage: "./lime-line.png"\n');
  expect(file).toContain("published: true\n");
  expect(file).toMatch(/\n---\n\nWhat is left out costs nothing\.\n$/);
  expect(existsSync(path.join(project, "content/posts", SLUG, "lime-line.png"))).toBe(true);
  expect(await problems()).toEqual([]);
});

test("when an author changes one field of a post, the editor saves only this field and a new updatedAt", async ({
  openEditor,
}) => {
  const file = "posts/facebook-ads-ecommerce-guide-2025/index.md";
  const before = (await checkContent(path.join(project, "content"))).posts;
  const body = read(file).split("---\n").slice(2).join("---\n");
  const page = await openEditor("posts/entries/facebook-ads-ecommerce-guide-2025/index");
  await page.getByLabel("Excerpt", { exact: true }).fill("Another excerpt.");
  await publish(page);
  await saved(page);
  expect(await problems()).toEqual([]);
  expect(read(file).split("---\n").slice(2).join("---\n").trim()).toBe(body.trim());
  const after = (await checkContent(path.join(project, "content"))).posts;
  const changed = after.flatMap((post) => {
    const old = before.find(({ id }) => id === post.id) as Record<string, unknown> | undefined;
    const keys = Object.entries(post).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(old?.[key]),
    );
    return keys.map(([key]) => key);
  });
  expect(changed.sort()).toEqual(["excerpt", "updatedAt"]);
});

test("the editor does not save a text that the content check rejects, and shows the reason", async ({
  openEditor,
}) => {
  const file = "posts/tiktok-shop-marketing-guide-2025/index.md";
  const before = read(file);
  const refused = [/has HTML/, /^script: Object/];
  const page = await openEditor("posts/entries/tiktok-shop-marketing-guide-2025/index", ...refused);
  await page.getByText("Markdown", { exact: true }).last().click();
  await page.locator("[contenteditable=true]").first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("<b>loud</b> ");
  await publish(page);
  await expect(page.getByText(/has HTML/).first()).toBeVisible();
  expect(read(file)).toBe(before);
});

const FIELDS = {
  services: "Title",
  cases: "Brand",
  plans: "Price",
  process: "Title",
  categories: "Name",
  authors: "Name",
  pages: "Title",
  site: "Tagline",
};

for (const [name, label] of Object.entries(FIELDS)) {
  test(`after a change of the field ${label}, the editor saves ${name}.json with only this change`, async ({
    openEditor,
  }) => {
    const file = path.join(project, "content", `${name}.json`);
    const before = read(`${name}.json`);
    const page = await openEditor(`${name}/entries/${name}`);
    const list = page.getByRole("button", { name: "Add entries" });
    await expect(page.getByText("Changes saved").or(list).first()).toBeVisible();
    // The first entry is collapsed, and its button has no accessible name, so XPath finds the
    // button.
    if (await list.isVisible()) await list.locator("xpath=following::button[1]").click();
    if (name === "pages") await page.getByRole("button", { name: "Expand" }).first().click();
    const field = page.getByLabel(label, { exact: true }).first();
    const text = await field.inputValue();
    await field.fill(`${text} x`);
    await publish(page);
    await saved(page);
    const after = read(`${name}.json`);
    writeFileSync(file, before);
    expect(after).toBe(`${JSON.stringify(JSON.parse(after), null, 2)}\n`);
    expect(after).toContain(`${text} x`);
    const restored = JSON.stringify(JSON.parse(after)).replace(`${text} x`, text);
    expect(restored).toBe(JSON.stringify(JSON.parse(before)));
  });
}

test("the local API of the editor refuses requests from pages of other sites", async ({
  editorServer,
}) => {
  const { url } = editorServer;
  const ask = (headers: Record<string, string>, type = "application/json") =>
    fetch(url + LOCAL_API, {
      method: "POST",
      headers: { "Content-Type": type, ...headers },
      body: JSON.stringify({ action: "info" }),
    }).then(({ status }) => status);
  expect(await ask({})).toBe(200);
  expect(await ask({ Origin: url })).toBe(200);
  expect(await ask({ Origin: "https://elsewhere.example" })).toBe(403);
  expect(await ask({ Origin: "null" })).toBe(403);
  expect(await ask({}, "text/plain")).toBe(403);
});

test.describe(() => {
  const output = path.join(project, "public");
  const html = () => readFileSync(path.join(output, "blog", SLUG, "index.html"), "utf8");

  let own: ServedSite;
  let nginx: RunningNginx;

  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    await mustBuildIn(project, { CMS_REPOSITORY: "agency/site" });
    own = await serveSite(output);
    nginx = await startNginx(output);
  });
  test.afterAll(async () => {
    await own?.close();
    await nginx?.stop();
  });

  test("after a build, the site contains a post that was added in the editor, with its cover", () => {
    expect(html().replace(/<\/?span[^>]*>/g, "")).toContain(`<h1>${TITLE}</h1>`);
    expect(html()).toContain("<p>What is left out costs nothing.</p>");
    expect(html()).toMatch(/<img[^>]+alt="A lime line\."/);
  });

  test("servers send the editor's own content security policy with the editor, and the strict policy with the site", async () => {
    for (const address of ["/admin", "/admin/editor.js", "/", "/blog", "/admin/nothing"]) {
      const [theirs, ours] = await Promise.all([
        fetch(nginx.url + address),
        fetch(own.url + address),
      ]);
      const policies = [theirs, ours].map(({ headers }) => headers.get("content-security-policy"));
      const openers = [theirs, ours].map(({ headers }) =>
        headers.get("cross-origin-opener-policy"),
      );
      const isEditor = address.startsWith("/admin") && theirs.status === 200;
      expect(policies[1]).toBe(policies[0]);
      if (isEditor) expect(policies[0]).toBe(editorPolicy(GITHUB));
      else expect(policies[0]).not.toContain("unsafe");
      expect([address, openers[0]]).toEqual([
        address,
        isEditor ? "same-origin-allow-popups" : "same-origin",
      ]);
      expect(openers[1]).toBe(openers[0]);
    }
  });

  test("the login page of the editor does not violate the content security policy for the editor", async ({
    visitorsOf,
  }) => {
    const { page, expectFaults } = await visitorsOf(nginx)("/admin");
    expectFaults(/favicon/);
    await expect(page.getByRole("button", { name: "Login with GitHub" })).toBeVisible();
  });
});
