/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import NotFoundPage from "../../src/pages/404";
import { page } from "../support/content";
import { linksOf, partOf, renderPage } from "../support/render-page";

const callToAction = {
  title: "Still looking?",
  text: "Ask.",
  label: "Contact us",
  path: "/contact",
};

const show = () =>
  renderPage(NotFoundPage, {
    path: "/no-such-page",
    data: { page: page({ title: "404 Page Not Found", subtitle: "It was flat.", callToAction }) },
  }).page;

test("the page says that there is none", () => {
  const view = show();
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("404 Page Not Found");
  expect(view.getByText("It was flat.")).toBeInTheDocument();
});

test("there is a way on", () => {
  const block = partOf(show().getByText("Still looking?", { selector: "h2" }));
  expect(block.getByText("Ask.")).toBeInTheDocument();
  expect(linksOf(block.getAllByRole("link"))).toEqual([["Contact us", "/contact"]]);
});
