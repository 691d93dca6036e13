/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import ServicesPage from "../../src/pages/services";
import { page, service, siteSettings } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const TITLES = ["Paid Ads", "Funnels & CRO", "Email/SMS lifecycle"];

const show = () =>
  renderPage(ServicesPage, {
    path: "/services",
    data: {
      page: page({ title: "Our Services", subtitle: "What we do." }),
      settings: siteSettings(),
      allService: {
        nodes: TITLES.map((title) =>
          service({ title, desc: `About ${title}`, points: [`${title} one`, `${title} two`] }),
        ),
      },
    },
  }).page;

test("the page has its title and subtitle", () => {
  const view = show();
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("Our Services");
  expect(view.getByText("What we do.")).toBeInTheDocument();
});

test("the services come in order, each with its sentence and all it includes", () => {
  const headings = show().getAllByRole("heading", { level: 2 }).slice(0, TITLES.length);
  expect(textsOf(headings)).toEqual(TITLES);
  for (const heading of headings) {
    const title = heading.textContent;
    expect(partOf(heading).getByText(`About ${title}`)).toBeInTheDocument();
    expect(textsOf(partOf(heading).getAllByRole("listitem"))).toEqual([
      `${title} one`,
      `${title} two`,
    ]);
  }
});

test("the index leads to every service on the page", () => {
  const view = show();
  const index = view.getByRole("navigation", { name: "All services" });
  const links = within(index).getAllByRole<HTMLAnchorElement>("link");
  expect(textsOf(links)).toEqual(TITLES);
  for (const link of links) {
    const target = document.getElementById(link.hash.slice(1));
    expect(target).toHaveTextContent(`About ${link.textContent}`);
  }
});

test("the closing block leads on", () => {
  const block = partOf(show().getByText("Want this done for you?", { selector: "h2" }));
  expect(block.getByText("Tell us where you are stuck.")).toBeInTheDocument();
  expect(linksOf(block.getAllByRole("link"))).toEqual([["Book intro call", "/contact"]]);
});
