/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, within } from "@testing-library/react";
import type { SearchEntry } from "../../src/islands/search/entries";
import SearchPage from "../../src/pages/search";
import { caseStudy, category, page, service, siteSettings } from "../support/content";
import { linksOf, partOf, renderPage } from "../support/render-page";
import { NAVIGATION } from "../support/specification";

const show = () =>
  renderPage(SearchPage, {
    path: "/search",
    data: {
      page: page({ title: "Search", subtitle: "One field for all." }),
      settings: siteSettings(),
      allService: { nodes: [{ ...service({ title: "Funnels & CRO" }), label: "Funnels & CRO" }] },
      allCaseStudy: { nodes: [{ ...caseStudy({ slug: "gummies-th" }), label: "Gummies brand" }] },
      allCategory: { nodes: [{ ...category({ slug: "seo-content" }), label: "SEO & Content" }] },
    },
  }).page;

const entry = (kind: SearchEntry["kind"], title: string, path: string): SearchEntry => ({
  kind,
  title,
  text: `About ${title}`,
  path,
  more: [],
});

const ENTRIES = [
  entry("service", "Paid ads", "/services#paid-ads"),
  entry("post", "Ads for shops", "/blog/ads"),
];

const fetchMock = jest.fn();
Object.assign(globalThis, { fetch: fetchMock });

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockResolvedValue({ ok: true, json: async () => ENTRIES });
});

function search(words: string) {
  history.replaceState(null, "", "/search");
  const view = show();
  fireEvent.input(view.getByLabelText("Search this site"), { target: { value: words } });
  return view;
}

test("without scripts, the search form sends the query to /search as the parameter q", () => {
  const view = show();
  expect(view.getByRole("search")).toHaveAttribute("action", "/search");
  expect(view.getByRole("searchbox")).toHaveAttribute("name", "q");
  expect(view.getByRole("button")).toHaveTextContent("Search");
});

test("the search page lists pages, services, case studies, categories and articles in one group for each kind", () => {
  const index = show().getByRole("navigation", { name: "Browse the site" });
  for (const [name, links] of [
    ["Pages", NAVIGATION],
    ["Services", [["Funnels & CRO", "/services#funnels-cro"]]],
    ["Case studies", [["Gummies brand", "/work#gummies-th"]]],
    ["Blog categories", [["SEO & Content", "/blog/category/seo-content"]]],
  ] as const) {
    const group = partOf(within(index).getByText(name, { selector: "p" }));
    expect(linksOf(group.getAllByRole("link"))).toEqual(links);
  }
});

test("if the index does not load, the search says so, and a button loads the index again within 10 seconds", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  fetchMock.mockRejectedValueOnce(new TypeError("no connection"));
  const view = search("shops");
  expect(await view.findByText("The search could not be fetched.")).toBeInTheDocument();
  fireEvent.click(view.getByRole("button", { name: "Try again" }));
  expect(await view.findByText("1 result for “shops”")).toBeInTheDocument();
  expect(view.getByRole("searchbox")).toHaveFocus();
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(Array(2).fill("/search/entries.json"));
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
});
