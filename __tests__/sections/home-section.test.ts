import { headingOf } from "../../src/sections/home-section";

const PAGE = { title: "Case Studies", subtitle: "Three brands.", teaser: null };

test("a section of the home page shows the teaser of the page that the section introduces", () => {
  const teaser = { title: "Work that moved a number", text: "Measure first.", link: null };
  expect(headingOf({ ...PAGE, teaser })).toEqual(teaser);
});

test("on the home page, a section for a page without a teaser shows the title and subtitle of the page", () => {
  expect(headingOf(PAGE)).toEqual({ title: "Case Studies", text: "Three brands.", link: null });
});
