/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SearchEntry } from "../../src/search/entries";
import { SiteSearch } from "../../src/sections/SiteSearch";
import { globalHistory } from "../support/router-history";

/**
 * The module that a search imports. Each test loads the module anew. If a test sets this variable
 * to undefined, the import fails.
 */
let mockSession: typeof import("../../src/search/session") | undefined;
jest.mock("../../src/search/session", () => ({
  openSearch: async (onMore: () => void) => {
    if (!mockSession) throw new Error("no connection");
    return mockSession.openSearch(onMore);
  },
}));

const TEXTS = {
  label: "Search this site",
  placeholder: "Email, pricing",
  submit: "Search",
  results: "Results",
  index: "The index",
  loading: "Fetching the search...",
  one: '1 result for "{query}"',
  many: '{count} results for "{query}"',
  none: 'Nothing found for "{query}".',
  failed: "The search could not be fetched.",
  retry: "Try again",
  more: "Show more results",
  kinds: { page: "Page", service: "Service", case: "Case study", post: "Article" },
};

const entry = (kind: SearchEntry["kind"], title: string, text = ""): SearchEntry => ({
  kind,
  title,
  text,
  path: `/${title.toLowerCase().replace(/\W+/g, "-")}`,
  more: [],
});
const ENTRIES = [
  entry("post", "Email basics", "How a welcome flow sells."),
  entry("service", "Email marketing"),
  {
    ...entry("page", "Pricing", "Three plans."),
    more: ["Fees of an agency", "A monthly retainer"],
    keywords: ["hourly rates"],
  },
  ...Array.from({ length: 25 }, (_, index) => entry("post", `Chapter ${index + 1}`)),
];

const request = jest.fn();
const answer = () => ({ ok: true, json: async () => ({ parts: 1, entries: ENTRIES }) });
const refusal = () => ({ ok: false, status: 503, text: async () => "" });

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: TEXTS.label });
const status = () => screen.getByRole("status").textContent;
const results = () =>
  within(screen.getByRole("list", { name: TEXTS.results })).getAllByRole("link");
const names = () => results().map((link) => link.textContent);
const everything = () => screen.queryByText("Everything on this site");
const button = (name: string) => screen.queryByRole("button", { name });

const wait = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

async function type(text: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.clear(field());
  if (text) await user.type(field(), text);
  await wait(0);
}

/** Replaces all text nodes of an element, as the translation of browsers does. */
function translate(element: Element) {
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const translation = document.createElement("font");
    translation.textContent = `traduit: ${text.data}`;
    text.replaceWith(translation);
    // The text in the new element must not be translated again.
    texts.nextNode();
  }
}

async function open(address = "/search") {
  history.replaceState({ key: "1" }, "", address);
  const page = render(
    <SiteSearch texts={TEXTS}>
      <p>Everything on this site</p>
    </SiteSearch>,
  );
  await wait(0);
  return page;
}

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset().mockImplementation(async () => answer());
  Object.assign(globalThis, { fetch: request });
  jest.isolateModules(() => {
    mockSession = jest.requireActual("../../src/search/session");
  });
});
afterEach(() => jest.useRealTimers());

test("the search index is not loaded before the search field gets the focus", async () => {
  await open();
  expect(status()).toBe("");
  expect(everything()).toBeVisible();
  await wait(10_000);
  expect(request).not.toHaveBeenCalled();
  act(() => field().focus());
  await wait(0);
  expect(request.mock.calls.map(([path]) => path)).toEqual(["/search/entries-1.json"]);
  expect(status()).toBe("");
});

test("search results replace the list of all content while the visitor types", async () => {
  await open();
  await type("email");
  expect(names()).toEqual(expect.arrayContaining(["Email basics", "Email marketing"]));
  expect(names()).toHaveLength(2);
  expect(status()).toBe('2 results for "email"');
  expect(everything()).toBeNull();
  const item = screen.getByRole("link", { name: "Email marketing" }).closest("li");
  expect(item).toHaveTextContent("Service");
  expect(screen.getAllByText("Email", { selector: "mark" })).toHaveLength(2);
  expect(results()[0]).toHaveAttribute("href", "/email-basics");
});

test("a search result shows the matching text if title and summary do not contain the word", async () => {
  await open();
  await type("retainer");
  expect(screen.getByText("retainer", { selector: "mark" })).toBeVisible();
  expect(screen.queryByText("Fees of an agency")).toBeNull();
  await type("pricing");
  expect(screen.queryByText("retainer")).toBeNull();
});

test("a search result shows only the first of several matching texts", async () => {
  await open();
  await type("fees retainer");
  expect(screen.getByText("Fees", { selector: "mark" })).toBeVisible();
  expect(screen.queryByText("retainer", { selector: "mark" })).toBeNull();
});

test("the search field shows a query in the direction of its writing system, for example from right to left for Arabic", async () => {
  await open();
  expect(field()).toHaveAttribute("dir", "auto");
});

test("the search finds a page by its keywords, but the result does not show them", async () => {
  await open();
  await type("hourly");
  expect(names()).toEqual(["Pricing"]);
  expect(screen.queryByText(/hourly rates/)).toBeNull();
});

test.each([
  ["pricing", '1 result for "pricing"'],
  ["<b>zebra</b>", 'Nothing found for "<b>zebra</b>".'],
  ["$& zebra", 'Nothing found for "$& zebra".'],
])("the search page announces the result of the query %s: %s", async (query, sentence) => {
  await open();
  await type(query);
  expect(status()).toBe(sentence);
});

test("the search page keeps showing the list of all content if nothing is found", async () => {
  await open();
  await type("zebra");
  expect(everything()).toBeVisible();
  expect(screen.queryByRole("list", { name: TEXTS.label })).toBeNull();
});

test("the search page shows the list of all content again when the search field is emptied", async () => {
  await open();
  await type("email");
  await type("");
  expect(status()).toBe("");
  expect(everything()).toBeVisible();
});

test("the search page announces that the index is loading, and then searches", async () => {
  let arrive = (_answer: unknown) => {};
  request.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await open();
  await type("email");
  expect(status()).toBe("Fetching the search...");
  expect(everything()).toBeVisible();
  arrive(answer());
  await wait(0);
  expect(status()).toBe('2 results for "email"');
});

describe("an index that cannot be loaded", () => {
  test("if the search index cannot be loaded, the search page shows all content and a retry button", async () => {
    request.mockImplementation(async () => refusal());
    await open();
    await type("email");
    expect(status()).toBe("The search could not be fetched.");
    expect(everything()).toBeVisible();
    request.mockImplementation(async () => answer());
    fireEvent.click(button("Try again") as HTMLElement);
    await wait(0);
    expect(status()).toBe('2 results for "email"');
    expect(button("Try again")).toBeNull();
  });

  test("after a click on the retry button, the search field has the focus, and the search page announces that the index is loading", async () => {
    request.mockImplementation(async () => refusal());
    await open();
    await type("email");
    request.mockReturnValue(new Promise(() => {}));
    fireEvent.click(button("Try again") as HTMLElement);
    await wait(0);
    expect(field()).toHaveFocus();
    expect(status()).toBe("Fetching the search...");
    expect(button("Try again")).toBeNull();
  });

  test("the retry button of the search appears again after a second failure", async () => {
    request.mockImplementation(async () => refusal());
    await open();
    await type("email");
    fireEvent.click(button("Try again") as HTMLElement);
    await wait(0);
    expect(request).toHaveBeenCalledTimes(2);
    expect(button("Try again")).toBeVisible();
  });

  test("a click on the retry button loads the search script again", async () => {
    const session = mockSession;
    mockSession = undefined;
    await open();
    await type("email");
    expect(status()).toBe("The search could not be fetched.");
    mockSession = session;
    fireEvent.click(button("Try again") as HTMLElement);
    await wait(0);
    expect(status()).toBe('2 results for "email"');
  });
});

test("the search page shows 20 results, a click shows more results and focuses the first of them, and a new search begins with 20 results again", async () => {
  await open();
  await type("chapter");
  expect(status()).toBe('25 results for "chapter"');
  expect(results()).toHaveLength(20);
  fireEvent.click(button("Show more results") as HTMLElement);
  expect(results()).toHaveLength(25);
  expect(results()[20]).toHaveFocus();
  expect(button("Show more results")).toBeNull();
  await type("chapte");
  expect(results()).toHaveLength(20);
});

test("the search works even if the browser has translated the message and the results", async () => {
  await open();
  await type("email");
  const list = screen.getByRole("list", { name: TEXTS.results });
  for (const element of [screen.getByRole("status"), list]) translate(element);
  await type("emai");
  expect(status()).toBe('2 results for "emai"');
  expect(names()).toHaveLength(2);
  translate(screen.getByRole("status"));
  await type("");
  expect(status()).toBe("");
});

describe("the URL", () => {
  test("the search page writes the query to the URL 400 ms after the last input", async () => {
    await open("/search?from=ad#part");
    await type("email ");
    await wait(399);
    expect(location.search).toBe("?from=ad");
    await wait(1);
    expect(location.href).toBe("http://localhost/search?from=ad&q=email#part");
    // The search changes the URL of the history entry, but keeps the router's state in it.
    expect(history.state).toEqual({ key: "1" });
    await type("");
    await wait(500);
    expect(location.href).toBe("http://localhost/search?from=ad#part");
  });

  test("the query is written to the URL of the search page before a clicked result opens", async () => {
    await open();
    await type("email");
    await wait(100);
    const [result] = screen.getAllByRole("link");
    // Like the router of this test, the real router shows the search page until the data of the
    // next page has loaded.
    result?.addEventListener("click", (event) => {
      event.preventDefault();
      expect(location.search).toBe("?q=email");
      history.pushState(null, "", "/blog/a-post");
    });
    fireEvent.click(result as HTMLElement);
    await wait(500);
    expect(location.href).toBe("http://localhost/blog/a-post");
    expect.assertions(2);
  });

  test("the search page shows the results of the query in the URL at once", async () => {
    await open("/search?q=cr%C3%A9ative+email");
    expect(field()).toHaveValue("créative email");
    expect(status()).toBe('2 results for "créative email"');
  });

  test("if a visitor typed before hydration, the search field keeps the typed text and ignores the query in the URL", async () => {
    document.body.innerHTML = "";
    const { unmount } = await open("/search?q=pricing");
    unmount();
    // The visitor has typed into the prebuilt HTML before hydration.
    const { renderToString } = await import("react-dom/server");
    const page = (
      <SiteSearch texts={TEXTS}>
        <p>Everything on this site</p>
      </SiteSearch>
    );
    document.body.innerHTML = `<div>${renderToString(page)}</div>`;
    field().value = "email";
    render(page, { container: document.body.firstElementChild as Element, hydrate: true });
    await wait(0);
    expect(field()).toHaveValue("email");
    expect(status()).toBe('2 results for "email"');
  });

  test("Back restores the query and the results of the search page", async () => {
    await open();
    await type("email");
    await wait(500);
    const address = location.href;
    history.replaceState(null, "", "/search");
    act(() => globalHistory.change("POP", "/search"));
    await wait(0);
    expect(field()).toHaveValue("");
    expect(everything()).toBeVisible();
    history.replaceState(null, "", address);
    act(() => globalHistory.change("POP", "/search"));
    await wait(0);
    expect(field()).toHaveValue("email");
    expect(status()).toBe('2 results for "email"');
  });
});

test("a link to /search empties the search field and shows the list of all content", async () => {
  await open("/search?q=email");
  act(() => {
    history.replaceState(null, "", "/search");
    globalHistory.change("PUSH", "/search");
  });
  await wait(0);
  expect(field()).toHaveValue("");
  expect(everything()).toBeVisible();
  fireEvent.click(document.body);
  expect(location.search).toBe("");
});

test("while the router opens another page, the search page keeps the typed text, and writes no query to the URL", async () => {
  await open();
  await type("email");
  act(() => {
    history.pushState(null, "", "/pricing");
    globalHistory.change("PUSH", "/pricing");
  });
  await wait(500);
  expect(field()).toHaveValue("email");
  expect(location.href).toBe("http://localhost/pricing");
});
