/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Pagination } from "../../src/components/Pagination";
import { blogPath } from "../../src/routes";

const show = (page: number, pages: number) =>
  render(<Pagination page={page} pages={pages} pathOf={blogPath} />);
const newer = () => screen.queryByRole("link", { name: "Newer posts" });
const older = () => screen.queryByRole("link", { name: "Older posts" });

test("a list with a single page has no pagination", () => {
  expect(show(1, 1).container).toBeEmptyDOMElement();
});

test("the first page of a list has a link to older posts and no link to newer posts", () => {
  show(1, 3);
  expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("Page 1 of 3");
  expect(newer()).toBeNull();
  expect(older()).toHaveAttribute("href", "/blog/page/2");
  expect(older()).toHaveAttribute("rel", "next");
});

test("the last page of a list has a link to newer posts and no link to older posts", () => {
  show(3, 3);
  expect(newer()).toHaveAttribute("href", "/blog/page/2");
  expect(newer()).toHaveAttribute("rel", "prev");
  expect(older()).toBeNull();
});
