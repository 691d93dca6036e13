import { recordShifts, takeShifts } from "./layout";
import { metadata } from "./metadata";
import { BOOT, everythingIsHere, scriptNames, settled } from "./react";
import { expect, type Open, type Page } from "./test";

const contentOf = async (page: Page) => {
  const content = await page.evaluate(() => {
    const root = document.querySelector("main")?.parentElement;
    const copy = root?.cloneNode(true) as Element;
    // React adds an empty `value` attribute to fields, which is no difference in content.
    for (const field of copy.querySelectorAll("[value='']")) field.removeAttribute("value");
    return [root?.innerText, copy.innerHTML];
  });
  return [...content, await metadata(page)];
};

export async function expectCalmHydration(
  visit: Open,
  path: string,
  viewport: { width: number; height: number },
): Promise<void> {
  const { page, requests, wake } = await visit(path, { viewport, before: recordShifts });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await everythingIsHere(page);
  await settled(page);
  expect(scriptNames(requests)).toEqual(BOOT);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? Number.NaN));
  const before = await contentOf(page);
  await takeShifts(page);
  await wake();
  await settled(page);
  expect(await contentOf(page)).toEqual(before);
  expect(await takeShifts(page)).toEqual([]);
}
