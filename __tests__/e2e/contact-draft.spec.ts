import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtSite } from "../support/built-sites";
import { finishSite } from "../support/finish-site";
import { type ServedSite, serveSite } from "../support/serve-site";
import { formOn, MESSAGE, withNetworkLineEnds } from "./support/form";
import { AFTER_BOOT, documentPaths, everythingIsHere, isMarked, mark } from "./support/react";
import { test as base, expect, type Page } from "./support/test";

const CHUNK = /^(?:\d+|app)-([0-9a-f]{8})\.(?:js|css)$/;
const TEXT = /\.(?:html|js|css|json)$/;

const reverse = (text: string) => [...text].reverse().join("");

/** Simulates a new deployment: renames every script and style sheet, and updates all references. */
async function deployAnew(folder: string): Promise<void> {
  const data = JSON.parse(readFileSync(path.join(folder, "page-data/app-data.json"), "utf8"));
  const names = new Map([[data.webpackCompilationHash, reverse(data.webpackCompilationHash)]]);
  for (const name of readdirSync(folder)) {
    const [, digest] = CHUNK.exec(name) ?? [];
    if (digest) names.set(digest, reverse(digest));
  }
  const pattern = new RegExp([...names.keys()].join("|"), "g");
  const renew = (text: string) => text.replace(pattern, (old) => names.get(old) ?? old);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    else if (TEXT.test(file)) {
      const text = readFileSync(file, "utf8");
      writeFileSync(file, renew(text));
      renameSync(file, path.join(entry.parentPath, renew(entry.name)));
    }
  }
  const faults = await finishSite(path.dirname(folder));
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** A served copy of the site, which the test may change. */
interface Deployed extends ServedSite {
  readonly folder: string;
}

// Tests list `deployed` before `visitorsOf`. Playwright tears down fixtures in reverse order, so it
// closes pages before the server.
const test = base.extend<{ deployed: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
  deployed: async ({}, use) => {
    const project = mkdtempSync(path.join(tmpdir(), "steepline-deployed-"));
    const folder = path.join(project, "public");
    cpSync(path.join(builtSite("fixture-site"), "public"), folder, { recursive: true });
    const served = await serveSite(folder);
    await use({ ...served, folder });
    await served.close();
    rmSync(project, { recursive: true, force: true });
  },
});

async function follow(page: Page, name: string, heading: string) {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}
const toPricing = (page: Page) => follow(page, "Pricing", "Transparent Pricing");
const toContact = (page: Page) => follow(page, "Contact", "Let's Talk");

const never = (page: Page) => page.route(AFTER_BOOT, () => undefined);

async function expectDraft(page: Page) {
  await formOn(page).expectValues(MESSAGE);
  await expect(formOn(page).button).toBeEnabled();
}

test("before React has loaded, the contact form restores an unsent message after a reload, after a click on a link to the form, and after Back", async ({
  visit,
}) => {
  const { page } = await visit("/", { before: never });
  await formOn(page).fill(MESSAGE);
  await page.reload();
  await toContact(page);
  await expectDraft(page);
  await toPricing(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Let's Talk" })).toBeVisible();
  await expectDraft(page);
});

/** Matches the browser's errors about deleted scripts. */
const MISSING_SCRIPTS = [/404/, /Loading (CSS )?chunk/, /Refused to (apply|execute)/, /preload/];

test("a page that was opened before a deployment keeps the unsent message, and its links still work", async ({
  deployed,
  visitorsOf,
}) => {
  test.slow();
  // Because of `saveData`, Gatsby does not prefetch the next page before the deployment.
  const saveData = (page: Page) =>
    page.addInitScript(() => {
      const connection = { saveData: true, effectiveType: "4g" };
      Object.defineProperty(navigator, "connection", { value: connection });
    });
  const { page, wake, requests, expectFaults } = await visitorsOf(deployed)("/contact", {
    before: saveData,
  });
  expectFaults(...MISSING_SCRIPTS);
  await wake();
  await formOn(page).fill(MESSAGE);
  await mark(page);
  await deployAnew(deployed.folder);
  await follow(page, "Process", "How We Work");
  expect(await isMarked(page)).toBe(false);
  expect(documentPaths(requests)).toEqual(["/contact", "/process"]);
  await wake();
  await mark(page);
  await toContact(page);
  expect(await isMarked(page)).toBe(true);
  await expectDraft(page);
});

test("if a deployment has deleted the scripts of an open page, the form still submits, and the page requests fewer than 30 deleted scripts", async ({
  deployed,
  visitorsOf,
}) => {
  test.slow();
  const { page, requests, expectFaults } = await visitorsOf(deployed)("/contact", {});
  expectFaults(...MISSING_SCRIPTS);
  await everythingIsHere(page);
  await deployAnew(deployed.folder);
  for (let step = 0; step < 40; step++) await page.mouse.move(100 + step * 9, 300);
  await formOn(page).fill(MESSAGE);
  await formOn(page).button.click();
  await expect(page).toHaveURL("/contact/sent");
  const [stored] = await deployed.messages();
  expect(stored).toMatchObject({ ...withNetworkLineEnds(MESSAGE) });
  const post = requests.findIndex((request) => request.method() === "POST");
  const asked = requests.slice(0, post).filter((request) => /\.js$/.test(request.url()));
  expect(asked.length).toBeLessThan(30);
});
