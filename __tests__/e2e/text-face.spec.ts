import { holding } from "./support/hold";
import { recordShifts, takeShifts } from "./support/layout";
import { expect, type Page, test } from "./support/test";

async function facesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = "main p";
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

const textFaceLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === "Hanken" && status === "loaded"),
  );

test("the second page of a visit shows its text in the cached web font, with and without JavaScript", async ({
  visit,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit("/services", { javaScriptEnabled });
    await page.waitForLoadState("networkidle");
    await page.goto(new URL("/work", page.url()).href);
    await expect.poll(() => facesOf(page)).toEqual(["Hanken Grotesk"]);
  }
});

test("after client-side navigation, the page shows its text in the web font", async ({ visit }) => {
  const { page, wake } = await visit("/services");
  await textFaceLoaded(page);
  await wake();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect.poll(() => facesOf(page)).toEqual(["Hanken Grotesk"]);
});

test("the page keeps the fallback font, without layout shifts, if the web font for text arrives late", async ({
  visit,
}) => {
  const face = holding(/hanken-grotesk/);
  const { page } = await visit("/services", {
    until: "domcontentloaded",
    before: async (page) => {
      await recordShifts(page);
      await face.before(page);
    },
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const before = await facesOf(page);
  face.release();
  await textFaceLoaded(page);
  expect(await facesOf(page)).toEqual(before);
  expect(before).not.toContain("Hanken Grotesk");
  expect(await takeShifts(page)).toEqual([]);
});
