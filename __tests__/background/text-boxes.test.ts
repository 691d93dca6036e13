/** @jest-environment jsdom */
import {
  type Box,
  boxesInViewport,
  measureTexts,
  TEXT_SELECTOR,
} from "../../src/background/text-boxes";

function setBox(selector: string, box: Box) {
  const element = document.querySelector(selector) as HTMLElement;
  element.getBoundingClientRect = () => box as DOMRect;
}

const BOX = { left: 20, top: 100, right: 400, bottom: 140 };

beforeEach(() => Object.assign(window, { scrollY: 0 }));

test("texts are measured in document coordinates at every scroll position", () => {
  document.body.innerHTML = "<main><p>A text.</p></main>";
  setBox("p", BOX);
  const { scrolling } = measureTexts();
  expect(scrolling).toEqual([BOX]);
  Object.assign(window, { scrollY: 700 });
  setBox("p", { ...BOX, top: -600, bottom: -560 });
  expect(measureTexts().scrolling).toEqual(scrolling);
});

test("the fixed header of the site is measured in viewport coordinates, and the footer in document coordinates", () => {
  document.body.innerHTML = `<header style="position: fixed">Bar</header>
    <main><article><header>Title</header></article></main><footer><b>End</b></footer>`;
  Object.assign(window, { scrollY: 700 });
  setBox("header", { left: 0, top: 0, right: 1280, bottom: 68 });
  setBox("main header", BOX);
  setBox("b", BOX);
  expect(measureTexts()).toEqual({
    fixed: [{ left: 0, top: 0, right: 1280, bottom: 68 }],
    scrolling: [{ ...BOX, top: 800, bottom: 840 }],
  });
});

test("the background does not measure texts that are hidden or only for screen readers", () => {
  document.body.innerHTML = "<main><h2>Hidden</h2><p>One pixel wide</p></main>";
  setBox("h2", { left: 0, top: 0, right: 0, bottom: 0 });
  setBox("p", { ...BOX, right: BOX.left + 1 });
  expect(measureTexts().scrolling).toEqual([]);
});

test("during its scroll animation, a card never leaves the box that the background script has measured for it", () => {
  document.body.innerHTML = '<main><ul class="rises"><li>A card</li></ul></main>';
  setBox("li", BOX);
  const [box] = measureTexts().scrolling as [Box];
  expect(box.top).toBeLessThanOrEqual(BOX.top - 24);
  expect(box.bottom).toBeGreaterThanOrEqual(BOX.bottom + 24);
});

test("the CSS selector that finds the texts to measure does not contain :has(), which old versions of Firefox reject", () => {
  expect(TEXT_SELECTOR).not.toContain(":has(");
});

describe("boxes in the viewport", () => {
  const FIXED = { left: 0, top: 0, right: 1280, bottom: 68 };
  const TEXTS = { fixed: [FIXED], scrolling: [{ left: 20, top: 1000, right: 400, bottom: 1040 }] };

  test("when the page scrolls, the measured boxes of texts move with the page, except boxes of texts with a fixed position", () => {
    expect(boxesInViewport(TEXTS, 700, 700, 800, 140)).toEqual([
      FIXED,
      { left: 20, top: 300, right: 400, bottom: 340 },
    ]);
  });

  test("boxesInViewport returns one box for each text, and the box covers all positions of the text between two scroll positions", () => {
    expect(boxesInViewport(TEXTS, 0, 900, 800, 140)).toEqual([
      FIXED,
      { left: 20, top: 100, right: 400, bottom: 1040 },
    ]);
  });

  test.each([
    [0, 59, false],
    [0, 60, true],
    [0, 5000, true],
    [1180, 1180, true],
    [1181, 1181, false],
  ])(
    "while the page scrolls from %i px to %i px, a text 1000 px below the top of the document is in the viewport: %s",
    (from, to, included) => {
      expect(boxesInViewport(TEXTS, from, to, 800, 140)).toHaveLength(included ? 2 : 1);
    },
  );
});
