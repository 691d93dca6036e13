/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import type { SearchEntry } from "../../../src/islands/search/create-search";
import Search from "../../../src/islands/search/Search";

const entry = (kind: SearchEntry["kind"], title: string, ...more: string[]): SearchEntry => ({
  kind,
  title,
  text: `Text of ${title}`,
  path: `/${title}`,
  more,
});

const ENTRIES = [
  entry("page", "Email privacy", "ecommerce"),
  entry("page", "Transparent Pricing"),
  entry("service", "E-mail lifecycle"),
  entry("post", "Facebook ads for e-commerce", "Creative testing"),
];

const fetchMock = jest.fn();
Object.assign(globalThis, { fetch: fetchMock });

function search(query: string) {
  if (!screen.queryByRole("searchbox")) render(<Search />);
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: query } });
}

const titles = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

// The index is loaded once in each document, so this test must be the first one.
test("the search says that it loads its index, and that the index could not be loaded", async () => {
  let fail = (_: Error) => {};
  fetchMock.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  search("ads");
  expect(screen.getByRole("status")).toHaveTextContent("Loading the search...");
  fail(new TypeError("Failed to fetch"));
  expect(await screen.findByText(/^The search could not be loaded/)).toBeInTheDocument();
});

describe("with its index, the search", () => {
  beforeEach(async () => {
    fetchMock.mockResolvedValue({ ok: true, json: async () => ENTRIES });
    search("pricing");
    await screen.findByText("1 result for “pricing”");
  });

  test("shows the kind, the title and the text of a result, and links to it", () => {
    search("lifecycle");
    expect(fetchMock).toHaveBeenLastCalledWith("/search/entries.json", expect.anything());
    const result = screen.getByRole("listitem");
    expect(result).toHaveTextContent("ServiceE-mail lifecycleText of E-mail lifecycle");
    expect(screen.getByRole("link")).toHaveAttribute("href", "/E-mail lifecycle");
  });

  test.each([
    ["the beginning of a word", "face", ["Facebook ads for e-commerce"]],
    ["a word with a wrong letter", "facebok", ["Facebook ads for e-commerce"]],
    ["a heading", "testing", ["Facebook ads for e-commerce"]],
    ["articles and services above pages", "email", ["E-mail lifecycle", "Email privacy"]],
    ["e-mail as it finds email", "e-mail", ["E-mail lifecycle", "Email privacy"]],
    ["ecommerce as e-commerce", "Ecommerce", ["Facebook ads for e-commerce", "Email privacy"]],
  ])("finds %s", (_, query, expected) => {
    search(query);
    expect(titles()).toEqual(expected);
  });

  test("says that it has found nothing, and says nothing about an empty query", () => {
    search("zebra");
    expect(screen.getByRole("status")).toHaveTextContent("Nothing found for “zebra”.");
    search(" ");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(titles()).toEqual([]);
  });
});
