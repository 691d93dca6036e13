import { openBrowser } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { formOn, MESSAGE, SUCCESS } from "./support/form";
import { CLIPBOARD, copyButton, noticesOn } from "./support/notices";
import { NAVIGATION, POSTS } from "./support/pages";
import { tracesOf } from "./support/privacy";
import { isMarked, mark, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

test("a visitor who looks at everything and writes is told to nobody else", async () => {
  const made = await visit("/", CLIPBOARD);
  const { page } = made;
  await wake(page);
  await mark(page);
  for (const [name, path] of NAVIGATION) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await page.waitForURL(site.url + path);
  }
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await form.status.getByText(SUCCESS).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await page.getByRole("link", { name: POSTS[0].title }).first().click();
  await page.waitForURL(`${site.url}/blog/${POSTS[0].slug}`);
  await page.getByRole("link", { name: "Share on Facebook" }).hover();
  await copyButton(page).click();
  await noticesOn(page).items.getByText("Link copied").waitFor();
  await page.getByRole("button", { name: "Pause the background" }).click();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
  expect(await isMarked(page)).toBe(true);
  expect(made.requests.length).toBeGreaterThan(30);
  expect(await tracesOf(made, site.url)).toEqual([]);
});

test("the check sees what is left behind and who is asked", async () => {
  const made = await visit("/");
  await made.page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a script would that follows visitors
    document.cookie = "id=1";
    localStorage.setItem("visitor", "1");
    sessionStorage.setItem("visit", "1");
  });
  await made.page.evaluate(() => fetch("https://elsewhere.example/").catch(() => {}));
  made.expectFaults(/elsewhere\.example/);
  expect(await tracesOf(made, site.url)).toEqual(
    expect.arrayContaining(["cookie id", "local storage visitor", "session storage visit"]),
  );
});
