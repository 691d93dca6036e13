/** @jest-environment jsdom */

import { onClientEntry, onRouteUpdate, shouldUpdateScroll } from "../../src/client/browser";
import { globalHistory } from "../support/router-history";

jest.mock("../../src/client/wrap-elements", () => ({}));

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the scroll position", () => {
  const SAVED = [0, 1_234] as const;
  const scrollTo = jest.fn();
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    jest.resetAllMocks();
    document.body.innerHTML = '<h2 id="größe">Part</h2>';
    Object.assign(window, { scrollTo });
    Object.assign(Element.prototype, { scrollIntoView });
  });

  /** Returns whether Gatsby itself scrolls after a navigation from one URL to another. */
  function update(from: string | undefined, to: string, action?: "PUSH" | "POP") {
    const at = (path: string) => ({ location: new URL(path, "https://steepline.example") });
    return shouldUpdateScroll?.(
      {
        prevRouterProps: from ? at(from) : undefined,
        routerProps: { location: Object.assign(at(to).location, { action }) },
        getSavedScrollPosition: ({ action }: { action?: string }) =>
          action === "PUSH" ? [0, 0] : SAVED,
      } as never,
      { plugins: [] },
    );
  }

  test.each(["/blog/a-post", "/blog/a-post#größe"])(
    "Gatsby does not scroll when React starts on the page %s",
    (address) => {
      expect(update(undefined, address)).toBe(false);
      expect(scrollTo).not.toHaveBeenCalled();
      expect(scrollIntoView).not.toHaveBeenCalled();
    },
  );

  test("after a click on a link to another page, Gatsby scrolls to the top without smooth scrolling", () => {
    expect(update("/", "/work", "PUSH")).toBe(false);
    expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 0, behavior: "instant" }]]);
  });

  test("after a click on a link to another page with a hash, Gatsby scrolls to the target of the hash", () => {
    expect(update("/", "/work#gr%C3%B6%C3%9Fe", "PUSH")).toBe(false);
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: "instant" }]]);
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("größe")]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test("after a click on a link to another page with an unknown hash, Gatsby scrolls to the top", () => {
    expect(update("/", "/work#gone", "PUSH")).toBe(false);
    expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 0, behavior: "instant" }]]);
  });

  test.each(["/work", "/work#gr%C3%B6%C3%9Fe"])(
    "Gatsby restores the saved scroll position after Back to %s",
    (address) => {
      expect(update("/", address, "POP")).toBe(false);
      expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 1_234, behavior: "instant" }]]);
      expect(scrollIntoView).not.toHaveBeenCalled();
    },
  );

  test("within a page, Gatsby scrolls after a click on a link, and the browser scrolls after Back", () => {
    expect(update("/work", "/work#part", "PUSH")).toBe(true);
    expect(update("/work#part", "/work", "POP")).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe("the browser APIs of Gatsby", () => {
  const navigate = jest.fn();
  const hovering = jest.fn();
  const startViewTransition = jest.fn();
  const request = jest.fn();
  let answer = (_page: unknown) => {};
  const gatsby = {
    ___navigate: navigate,
    ___loader: {
      hovering,
      enqueue: hovering,
      loadPageSync: () => undefined,
      loadPage: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
    ___webpackCompilationHash: "1",
  };

  // The module adds event listeners that cannot be removed, so the mocks are installed once for all
  // tests.
  beforeAll(() => {
    Object.assign(window, gatsby, { matchMedia: () => ({ matches: false }), fetch: request });
    Object.assign(document, { startViewTransition });
    // jsdom lacks this method.
    AbortSignal.timeout ??= () => new AbortController().signal;
    performance.getEntriesByName = (name) => [{ name, responseStatus: 0 }] as never;
  });
  beforeEach(() => {
    jest.resetAllMocks();
    startViewTransition.mockReturnValue({
      ready: Promise.resolve(),
      finished: Promise.resolve(),
    });
  });

  const arrive = (from?: string) => {
    const prevLocation = from ? new URL(from, location.href) : null;
    onRouteUpdate?.({ location, prevLocation } as never, { plugins: [] });
  };

  test("the page escapes an invalid URL hash and repeats failed preloads before Gatsby starts", async () => {
    document.head.innerHTML = '<link rel="preload" as="fetch" href="/page-data/gone.json">';
    history.replaceState({ key: "1" }, "", "/blog?a=1#100%");
    const routerLooks = jest.fn();
    addEventListener("popstate", routerLooks);
    let retried = () => {};
    request.mockReturnValue(
      new Promise<void>((resolve) => {
        retried = resolve;
      }),
    );
    const started = jest.fn();
    Promise.resolve(onClientEntry?.({} as never, { plugins: [] })).then(started);
    await settled();
    expect(location.href).toBe("http://localhost/blog?a=1#100%25");
    expect(history.state).toEqual({ key: "1" });
    expect(routerLooks).toHaveBeenCalledTimes(1);
    removeEventListener("popstate", routerLooks);
    expect(request).toHaveBeenCalledTimes(1);
    expect(started).not.toHaveBeenCalled();
    retried();
    await settled();
    expect(started).toHaveBeenCalledTimes(1);
  });

  test.each(["#part", "#gr%C3%B6%C3%9Fe", ""])(
    "the page does not change the valid URL hash %j before Gatsby starts",
    (hash) => {
      history.replaceState(null, "", `/blog${hash}`);
      dispatchEvent(new PopStateEvent("popstate"));
      expect(location.hash).toBe(hash);
    },
  );

  test("after Back to a URL whose hash contains invalid characters, the hash in the URL is percent-encoded", () => {
    history.replaceState(null, "", "/blog#50%-off-%zz");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(location.hash).toBe("#50%25-off-%25zz");
  });

  test("a link that is clicked before React has loaded opens its page as soon as React has loaded, even if React has rendered another page first", async () => {
    const navigateTo = (window as unknown as typeof gatsby).___navigate;
    const fine = { page: { webpackCompilationHash: "1" } };
    navigateTo("/work");
    answer(fine);
    await settled();
    expect(navigate.mock.calls).toEqual([["/work", undefined]]);
    navigateTo("/pricing");
    arrive();
    answer(fine);
    await settled();
    expect(navigate.mock.calls.slice(1)).toEqual([["/pricing", undefined]]);
  });

  test("a view transition ends when the next page is rendered", async () => {
    globalHistory.change("PUSH", "/work");
    const changed = jest.fn();
    startViewTransition.mock.calls[0]?.[0]().then(changed);
    await settled();
    expect(changed).not.toHaveBeenCalled();
    arrive();
    await settled();
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
