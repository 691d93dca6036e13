import { lastPassed } from "../../src/sections/use-current-section";

test.each([
  ["no heading is current above the first heading", [300, 900], -1],
  ["a heading is current when it has scrolled up to the header", [92, 900], 0],
  ["the last of several headings that have scrolled up is current", [-2000, -300, 120, 700], 2],
  ["the last heading is current when all headings have scrolled up", [-3000, -1500], 1],
])("as the visitor scrolls an article, %s", (_what, tops, index) => {
  expect(lastPassed(tops, false, -1)).toBe(index);
});

describe("at the end of the page", () => {
  test("at the end of the page, the last heading is current even if it is low in the viewport", () => {
    expect(lastPassed([-900, 100, 400], true, -1)).toBe(2);
  });

  test("at the end of the page, the heading to which the URL's hash points is current if the heading is visible in the viewport", () => {
    expect(lastPassed([-900, 300, 400], true, 1)).toBe(1);
  });

  test("at the end of the page, the heading to which the URL's hash points is not current if the heading is above the viewport", () => {
    expect(lastPassed([-900, 300, 400], true, 0)).toBe(2);
  });
});
