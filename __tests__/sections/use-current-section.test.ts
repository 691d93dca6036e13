import { lastPassed } from "../../src/sections/use-current-section";

test.each([
  ["no heading is current above the first heading", [300, 900], -1],
  ["a heading is current when it has scrolled up to the header", [92, 900], 0],
  ["the last of several headings that have scrolled up is current", [-2000, -300, 120, 700], 2],
  ["the last heading is current when all headings have scrolled up", [-3000, -1500], 1],
])("in the table of contents, %s", (_what, tops, index) => {
  expect(lastPassed(tops, false, -1)).toBe(index);
});

describe("at the end of the page", () => {
  test("the last heading is current at the end of the page, even low on the screen", () => {
    expect(lastPassed([-900, 100, 400], true, -1)).toBe(2);
  });

  test("the heading of the hash is current at the end of the page if it is low on the screen", () => {
    expect(lastPassed([-900, 300, 400], true, 1)).toBe(1);
  });

  test("the heading of the hash is not current after it has scrolled past the top", () => {
    expect(lastPassed([-900, 300, 400], true, 0)).toBe(2);
  });
});
