import { lastPassed } from "../../src/sections/use-current-section";

test.each([
  ["before the first heading, none is current", [300, 900], -1],
  ["a heading that came up to the header is", [92, 900], 0],
  ["the last that came up is", [-2000, -300, 120, 700], 2],
  ["after all of them, the last is", [-3000, -1500], 1],
])("%s", (_what, tops, index) => {
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
