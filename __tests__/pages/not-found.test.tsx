/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import NotFoundPage from "../../src/pages/404";
import { page, siteSettings } from "../support/content";
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
    data: {
      page: page({ title: "404 Page Not Found", subtitle: "It was flat.", callToAction }),
      settings: siteSettings(),
    },
  }).page;

test("the call to action of the not-found page links to the contact page", () => {
  const block = partOf(show().getByText("Still looking?", { selector: "h2" }));
  expect(block.getByText("Ask.")).toBeInTheDocument();
  expect(linksOf(block.getAllByRole("link"))).toEqual([["Contact us", "/contact"]]);
});

test("the not-found page has a search field", () => {
  const view = show();
  const form = view.getByRole("search");
  expect(form).toHaveAttribute("action", "/search");
  expect(within(form).getByRole("searchbox")).toHaveAttribute("name", "q");
});
