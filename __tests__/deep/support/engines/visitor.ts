import { expect } from "@playwright/test";
import type { Engine } from "./engine";

/** These functions run in the page. They are sent as text, so they can use only their arguments. */

/**
 * Returns the center of the first visible element whose accessible name starts with `name`. Returns
 * undefined if another element covers the center.
 */
function placeOf(selector: string, name: string): [x: number, y: number] | undefined {
  const nameOf = (element: Element) =>
    (element.ariaLabel ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && nameOf(element).startsWith(name),
  );
  const openPlace = (): [x: number, y: number] | undefined => {
    const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    const place: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    return found?.contains(document.elementFromPoint(...place)) ? place : undefined;
  };
  // Does not scroll if the element is already visible, because scrolling to a link in the sticky
  // header would move the page.
  const place = openPlace();
  if (place) return place;
  found?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return openPlace();
}

function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim());
}

const reactIsHere = () =>
  Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__react"));

export function visitorOf(engine: Engine) {
  /**
   * While a document loads, `evaluate` throws an error. This function returns the error as a value
   * that equals no expected value, so that polling continues.
   */
  const ask: Engine["evaluate"] = (run, ...args) =>
    engine.evaluate(run, ...args).catch((error) => `${error}` as never);

  async function pointAt(selector: string, name = ""): Promise<void> {
    let before = "";
    await expect(async () => {
      const place = await engine.evaluate(placeOf, selector, name);
      const now = String(place);
      const rests = now === before;
      before = now;
      if (!place) throw new Error(`${selector} "${name}" is missing or covered.`);
      if (!rests) throw new Error(`${selector} "${name}" moves.`);
      await engine.pointTo(...place);
    }).toPass({ intervals: [50], timeout: 60_000 });
  }

  const visitor = {
    ...engine,
    pointAt,
    async clickOn(selector: string, name?: string) {
      await pointAt(selector, name);
      await engine.click();
    },
    async write(selector: string, text: string) {
      await visitor.clickOn(selector);
      await engine.type(text);
    },
    async wake() {
      await engine.pointTo(4, 120);
      await engine.pointTo(6, 122);
      await visitor.sees(reactIsHere, true);
    },
    mark: () =>
      engine.evaluate(() => {
        Object.assign(window, { marked: true });
      }),
    isMarked: () => engine.evaluate(() => "marked" in window),
    back: () => engine.evaluate(() => history.back()),
    sees: <R>(run: () => R, expected: R) => expect.poll(() => ask(run)).toEqual(expected),
    reads: (selector: string, expected: unknown) =>
      expect.poll(() => visitor.textsOf(selector), { message: selector }).toEqual(expected),
    isAt: (address: string) =>
      visitor.sees(() => location.pathname + location.search + location.hash, address),
    isTitled: (title: string) => visitor.sees(() => document.title, title),
    textsOf: (selector: string) => ask(textsOf, selector),
    values: () =>
      ask(() =>
        Object.fromEntries(
          [...document.querySelectorAll<HTMLInputElement>("form [name]")].map((field) => [
            field.name,
            field.value,
          ]),
        ),
      ),
  };
  return visitor;
}

export type Visitor = ReturnType<typeof visitorOf>;
