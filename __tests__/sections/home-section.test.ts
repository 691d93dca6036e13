import { headingOf } from "../../src/sections/home-section";

const PAGE = { title: "Case Studies", subtitle: "Three brands.", teaser: null };

test("a section of the home page shows the teaser of the page that the section introduces", () => {
  const teaser = { title: "Work that moved a number", text: "Measure first.", link: null };
  expect(headingOf({ ...PAGE, teaser })).toEqual(teaser);
});

test("a section of the home page shows title and subtitle of the introduced page if this page has no teaser", () => {
  expect(headingOf(PAGE)).toEqual({ title: "Case Studies", text: "Three brands.", link: null });
});
