import { headingOf } from "../../src/sections/home-section";

const PAGE = { title: "Case Studies", subtitle: "Three brands.", teaser: null };

test("a section of the home page has the page's teaser for a heading", () => {
  const teaser = { title: "Work that moved a number", text: "Measure first.", link: null };
  expect(headingOf({ ...PAGE, teaser })).toEqual(teaser);
});

test("without a teaser it has the page's own title and subtitle", () => {
  expect(headingOf(PAGE)).toEqual({ title: "Case Studies", text: "Three brands.", link: null });
});
