import { CLIPBOARD, clipboard, noticesOn } from "./support/notices";
import { POSTS } from "./support/pages";
import { expect, type Page, PHONE, test } from "./support/test";

const PATH = `/blog/${POSTS[2].slug}`;

const contents = (page: Page) => page.getByRole("navigation", { name: "In this article" });
const entry = (page: Page, name: string) => contents(page).getByRole("link", { name });
const topOf = (page: Page, name: string) =>
  page
    .getByRole("article")
    .first()
    .getByRole("heading", { name, exact: true })
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Waits until a heading is below the header, and no longer moves. */
async function expectAtTop(page: Page, name: string) {
  let last: number | undefined;
  await expect
    .poll(async () => {
      const top = await topOf(page, name);
      const rests = top === last;
      last = top;
      return rests && top > 68 && top < 220;
    })
    .toBe(true);
}

test("the table of contents leads to each heading of an article, and marks the current one", async ({
  look,
}) => {
  const page = await look(PATH);
  const marked = contents(page).locator('a[aria-current="true"]');
  await expect(marked).toHaveCount(0);
  const names = await contents(page).getByRole("link").allTextContents();
  expect(names).toEqual(await page.locator("article h2").allTextContents());
  for (const name of names) {
    await entry(page, name).click();
    await expectAtTop(page, name);
    await expect(marked).toHaveText([name]);
  }
});

test("on a phone, a bar below the header names the current section, and opens the contents again", async ({
  look,
}) => {
  const page = await look(PATH, { viewport: PHONE });
  const bar = contents(page).locator("summary");
  await page.locator("article h2").nth(3).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(bar).toHaveText(/^04 \/ \d\d · /);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  const last = contents(page).getByRole("link").last();
  const name = await last.innerText();
  await last.click();
  await expectAtTop(page, name);
  await expect(last).toBeHidden();
});

test("on a phone without JavaScript, the table of contents opens, and its links work", async ({
  visit,
}) => {
  const { page } = await visit(PATH, { javaScriptEnabled: false, viewport: PHONE });
  await expect(contents(page).getByRole("link")).toHaveCount(0);
  await page.locator("summary", { hasText: "In this article" }).click();
  await entry(page, "Measure what").click();
  await expect(page).toHaveURL(`${PATH}#measure-what-the-ads-caused`);
  await expectAtTop(page, "Measure what the ads caused");
});

test("the mark beside a heading copies the URL of the heading", async ({ visit }) => {
  const { page } = await visit(PATH, CLIPBOARD);
  const link = page.locator("article h2").first().getByRole("link");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  const address = `${canonical}${await link.getAttribute("href")}`;
  await link.click();
  await expect(noticesOn(page).items).toContainText("Link copied");
  expect(await clipboard(page)).toBe(address);
  await expect(page).toHaveURL(PATH + new URL(address).hash);
});
