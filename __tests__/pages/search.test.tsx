/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, within } from "@testing-library/react";
import SearchPage from "../../src/pages/search";
import type { SearchEntry } from "../../src/search/entries";
import { caseStudy, category, page, posts, service, siteSettings } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const show = () =>
  renderPage(SearchPage, {
    path: "/search",
    data: {
      page: page({ title: "Search", subtitle: "One field for all." }),
      settings: siteSettings(),
      allService: { nodes: [service({ title: "Funnels & CRO" })] },
      allCaseStudy: { nodes: [caseStudy({ slug: "gummies-th", brand: "Gummies brand" })] },
      allCategory: { nodes: [category({ name: "SEO & Content", slug: "seo-content" })] },
      allPost: { nodes: posts(2) },
    },
  }).page;

const entry = (kind: SearchEntry["kind"], title: string, path: string): SearchEntry => ({
  kind,
  title,
  text: `About ${title}`,
  path,
  words: "",
});

const ENTRIES = [
  entry("service", "Paid ads", "/services#paid-ads"),
  entry("post", "Ads for shops", "/blog/ads"),
  ...Array.from({ length: 25 }, (_, index) => entry("post", `Letter ${index}`, `/blog/${index}`)),
];

const answer = { ok: true, json: async () => ({ parts: 1, entries: ENTRIES }) };
const fetch = jest.fn();
Object.assign(globalThis, { fetch });

/** Renders the search page and types the words into its field. */
function search(words: string) {
  history.replaceState(null, "", "/search");
  const view = show();
  fireEvent.input(view.getByLabelText("Search this site"), { target: { value: words } });
  return view;
}

test("the search page shows its title and subtitle", () => {
  const view = show();
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("Search");
  expect(view.getByText("One field for all.")).toBeInTheDocument();
});

test("the form sends `q` to /search without scripts", () => {
  const view = show();
  expect(view.getByRole("search")).toHaveAttribute("action", "/search");
  expect(view.getByRole("searchbox")).toHaveAttribute("name", "q");
  expect(view.getByRole("button")).toHaveTextContent("Search");
});

test("lists all pages of the site by kind", () => {
  const index = show().getByRole("navigation", { name: "Everything on this site" });
  const groups = [...index.children].map((group) => [
    within(group as HTMLElement).getByRole("heading", { level: 2 }).textContent,
    linksOf(within(group as HTMLElement).getAllByRole("link")),
  ]);
  expect(groups).toEqual([
    [
      "Pages",
      [
        ["Services", "/services"],
        ["Work", "/work"],
        ["Process", "/process"],
        ["Pricing", "/pricing"],
        ["Blog", "/blog"],
        ["Contact", "/contact"],
      ],
    ],
    ["Services", [["Funnels & CRO", "/services#funnels-cro"]]],
    ["Case studies", [["Gummies brand", "/work#gummies-th"]]],
    ["Categories", [["SEO & Content", "/blog/category/seo-content"]]],
  ]);
});

// The fetched index is cached until the page is closed, so the test of a failure must be the first
// one.
test("a search that fails to load shows an error, keeps the list, and can be retried", async () => {
  fetch.mockRejectedValueOnce(new Error("offline"));
  const view = search("ads");
  expect(await view.findByText("The search could not be fetched.")).toBeInTheDocument();
  expect(view.getByRole("navigation")).toBeInTheDocument();
  fetch.mockResolvedValue(answer);
  fireEvent.click(view.getByText("Try again"));
  expect(await view.findByText("2 results for ads")).toBeInTheDocument();
});

test("shows results in place of the list, each with kind, title, text and link", async () => {
  const view = search("ads");
  expect(await view.findByText("2 results for ads")).toHaveAttribute("role", "status");
  const results = within(view.getByRole("list", { name: "Results" }));
  expect(textsOf(results.getAllByRole("listitem")).sort()).toEqual([
    "ArticleAds for shopsAbout Ads for shops",
    "ServicePaid adsAbout Paid ads",
  ]);
  expect(linksOf(results.getAllByRole("link")).sort()).toEqual([
    ["Ads for shops", "/blog/ads"],
    ["Paid ads", "/services#paid-ads"],
  ]);
  expect(results.getAllByText("ads", { selector: "mark" }).length).toBeGreaterThan(0);
  expect(view.queryByRole("navigation")).toBeNull();
});

test("uses the singular for one result", async () => {
  const view = search("shops");
  expect(await view.findByText("1 result for shops")).toBeInTheDocument();
});

test("shows a message and keeps the list if nothing is found", async () => {
  const view = search("zzz");
  expect(await view.findByText("Nothing found for zzz.")).toBeInTheDocument();
  expect(view.getByRole("navigation")).toBeInTheDocument();
});

test("shows twenty results, and the others after a click", async () => {
  const view = search("letter");
  await view.findByText("25 results for letter");
  const results = () => within(view.getByRole("list", { name: "Results" }));
  expect(results().getAllByRole("listitem")).toHaveLength(20);
  fireEvent.click(view.getByText("Show more"));
  expect(results().getAllByRole("listitem")).toHaveLength(25);
  expect(view.queryByText("Show more")).toBeNull();
});

test("shows results for the query in the URL", async () => {
  history.replaceState(null, "", "/search?q=shops");
  const view = show();
  expect(await view.findByText("1 result for shops")).toBeInTheDocument();
  expect(view.getByRole("searchbox")).toHaveValue("shops");
});

test("shows the latest articles beside the list and beside results", async () => {
  const latest = (view: ReturnType<typeof show>) =>
    linksOf(partOf(view.getByText("Articles", { selector: "h2" })).getAllByRole("link"));
  const expected = [
    ["Post 1", "/blog/post-1"],
    ["Post 2", "/blog/post-2"],
  ];
  const view = search("shops");
  expect(latest(view)).toEqual(expected);
  expect(await view.findByText("1 result for shops")).toBeInTheDocument();
  expect(latest(view)).toEqual(expected);
});
