import { headingOf } from "../../src/sections/home-section";

const PAGE = { title: "Case Studies", subtitle: "Three brands.", teaser: null };

test("uses the teaser of a page as the heading of its section on the home page", () => {
  const teaser = { title: "Work that moved a number", text: "Measure first.", link: null };
  expect(headingOf({ ...PAGE, teaser })).toEqual(teaser);
});

test("a section of the home page shows title and subtitle of its page if the page has no teaser", () => {
  expect(headingOf(PAGE)).toEqual({ title: "Case Studies", text: "Three brands.", link: null });
});
