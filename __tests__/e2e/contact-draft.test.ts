import type { Page } from "playwright-core";
import { openBrowser } from "../support/browser";
import { copySite, deployAnew } from "../support/next-deployment";
import { builtRoot, serveSite } from "../support/site";
import { forbidStorage } from "./support/faults";
import { EMPTY, ERROR, formOn, MESSAGE, SUCCESS } from "./support/form";
import { AFTER_BOOT, documentPaths, eventually, isMarked, mark, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const follow = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

const kept = (page: Page) => page.evaluate(() => sessionStorage.length);

const never = (page: Page) => page.route(AFTER_BOOT, () => undefined);

/** What was written is in the form, and the form works. */
async function expectDraft(page: Page) {
  await eventually(async () => expect(await formOn(page).values()).toEqual(MESSAGE));
  expect(await formOn(page).button.isEnabled()).toBe(true);
}

describe("what was written is still there", () => {
  describe.each([
    ["with React", wake],
    ["before React has come", async () => {}],
  ])("%s", (state, arrive) => {
    const open = async (path = "/contact") => {
      const before = state === "with React" ? undefined : never;
      const made = await visit(path, { before });
      await arrive(made.page);
      await formOn(made.page).fill(MESSAGE);
      return made;
    };

    test("after a reload", async () => {
      const { page } = await open();
      await page.reload();
      await expectDraft(page);
    });

    test("after the address was typed in anew", async () => {
      const { page } = await open();
      await page.goto("/services");
      await page.goto("/contact");
      await expectDraft(page);
    });

    test("after a look at another page and a link back", async () => {
      const { page } = await open();
      await follow(page, "Pricing");
      await page.getByRole("heading", { level: 1, name: "Transparent Pricing" }).waitFor();
      await follow(page, "Contact");
      await page.getByRole("heading", { level: 1, name: "Let's Talk" }).waitFor();
      await expectDraft(page);
    });

    test("after a look at another page and Back", async () => {
      const { page } = await open();
      await follow(page, "Pricing");
      await page.getByRole("heading", { level: 1, name: "Transparent Pricing" }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Let's Talk" }).waitFor();
      await expectDraft(page);
    });

    test("in the form of the home page and back in that of the contact page", async () => {
      const { page } = await open("/");
      await follow(page, "Contact");
      await page.getByRole("heading", { level: 1, name: "Let's Talk" }).waitFor();
      await expectDraft(page);
    });
  });

  test("after a failure and a reload, and gone after success", async () => {
    const { page, expectFaults } = await visit("/contact");
    expectFaults(/500/);
    await wake(page);
    const form = formOn(page);
    await form.fill(MESSAGE);
    await page.route("**/api/contact", (route) => route.fulfill({ status: 500 }));
    await form.button.click();
    await form.status.getByText(ERROR).waitFor();
    await page.reload();
    await expectDraft(page);
    await page.unroute("**/api/contact");
    await wake(page);
    await form.button.click();
    await form.status.getByText(SUCCESS).waitFor();
    expect(await kept(page)).toBe(0);
    await page.reload();
    expect(await form.values()).toEqual(EMPTY);
  });

  test("where nothing may be stored, from page to page", async () => {
    const { page } = await visit("/contact", { before: forbidStorage });
    await wake(page);
    await formOn(page).fill(MESSAGE);
    await follow(page, "Pricing");
    await page.getByRole("heading", { level: 1, name: "Transparent Pricing" }).waitFor();
    await follow(page, "Contact");
    await page.getByRole("heading", { level: 1, name: "Let's Talk" }).waitFor();
    await expectDraft(page);
  });
});

describe("a new deployment", () => {
  /** What the browser says of scripts that are gone. */
  const GONE = [/404/, /Loading (CSS )?chunk/, /Refused to (apply|execute)/, /preload/];

  // Copying is part of each test.
  const folder = copySite(builtRoot());
  const deployed = serveSite(folder);

  const open = async () => {
    const made = await visit(`${deployed.url}/contact`);
    made.expectFaults(...GONE);
    return made;
  };

  test("under an open form takes the visitor to its pages, and nothing away", async () => {
    const { page, requests } = await open();
    await wake(page);
    await formOn(page).fill(MESSAGE);
    await mark(page);
    await deployAnew(folder);
    await follow(page, "Process");
    await page.getByRole("heading", { level: 1, name: "How We Work" }).waitFor();
    expect(await isMarked(page)).toBe(false);
    expect(documentPaths(requests)).toEqual(["/contact", "/process"]);
    // The new scripts run.
    await wake(page);
    await mark(page);
    await follow(page, "Contact");
    await page.getByRole("heading", { level: 1, name: "Let's Talk" }).waitFor();
    expect(await isMarked(page)).toBe(true);
    await expectDraft(page);
  });

  test("before the first intent leaves a page that works, and asks little", async () => {
    const { page, requests } = await open();
    await page.waitForLoadState("networkidle");
    await deployAnew(folder);
    for (let step = 0; step < 40; step++) await page.mouse.move(100 + step * 9, 300);
    await formOn(page).fill(MESSAGE);
    await page.waitForTimeout(300);
    expect(requests.filter((request) => /\.js$/.test(request.url())).length).toBeLessThan(30);
    await formOn(page).button.click();
    await page.waitForURL(`${deployed.url}/contact/sent`);
    const [stored] = await deployed.messages();
    // A browser sends line ends as the network has them.
    expect({ ...stored, message: stored?.message.replaceAll("\r\n", "\n") }).toMatchObject(MESSAGE);
  });
});

test("sent without React, it is forgotten on the page that says so", async () => {
  const { page } = await visit("/contact", { before: never });
  await formOn(page).fill(MESSAGE);
  expect(await kept(page)).toBe(1);
  await formOn(page).button.click();
  await page.waitForURL(`${site.url}/contact/sent`);
  await eventually(async () => expect(await kept(page)).toBe(0));
  await page.goto("/contact");
  expect(await formOn(page).values()).toEqual(EMPTY);
});

test("a message on its way is waited for also after a look at another page", async () => {
  let answer = () => {};
  const { page, requests } = await visit("/contact", {
    before: (page) =>
      page.route("**/api/contact", async (route) => {
        await new Promise<void>((done) => {
          answer = done;
        });
        await route.continue();
      }),
  });
  await wake(page);
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await follow(page, "Pricing");
  await page.getByRole("heading", { level: 1, name: "Transparent Pricing" }).waitFor();
  await follow(page, "Contact");
  await page.getByRole("button", { name: "Sending..." }).waitFor();
  expect(await form.values()).toEqual(MESSAGE);
  answer();
  await form.status.getByText(SUCCESS).waitFor();
  expect(await form.values()).toEqual(EMPTY);
  expect(await kept(page)).toBe(0);
  expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1);
});

test("what is written while a message is on its way stays", async () => {
  const { page } = await visit("/contact", {
    before: (page) =>
      page.route("**/api/contact", async (route) => {
        await new Promise((done) => setTimeout(done, 800));
        await route.continue().catch(() => {});
      }),
  });
  await wake(page);
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await page.getByRole("button", { name: "Sending..." }).waitFor();
  await form.message.fill("One thing more");
  await form.status.getByText(SUCCESS).waitFor();
  expect(await form.values()).toEqual({ ...MESSAGE, message: "One thing more" });
  await page.reload();
  await eventually(async () => expect((await form.values()).message).toBe("One thing more"));
});

test("after success, Back and Forward bring nothing back and send nothing again", async () => {
  const { page, requests } = await visit("/contact");
  await wake(page);
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await form.status.getByText(SUCCESS).waitFor();
  for (const go of ["/pricing", "/services"]) await page.goto(go);
  await page.goBack();
  await page.goBack();
  await form.button.waitFor();
  expect(await form.values()).toEqual(EMPTY);
  await page.reload();
  expect(await form.values()).toEqual(EMPTY);
  expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1);
});
