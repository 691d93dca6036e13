/** @jest-environment jsdom */
import { prefetchLess } from "../../src/client/prefetch";

const hovering = jest.fn();

function openPage(connection?: { saveData: boolean; effectiveType: string }) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  return prefetchLess({
    loadPage: jest.fn(),
    loadPageSync: jest.fn(),
    hovering,
    enqueue: jest.fn(),
  });
}

const listen = jest.spyOn(globalThis, "addEventListener");
afterEach(() => {
  for (const [type, listener] of listen.mock.calls)
    removeEventListener(type, listener as EventListener);
});

const FAST = { saveData: false, effectiveType: "4g" };

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});

test("links in the viewport prefetch at most four different pages", () => {
  const { enqueue } = openPage();
  for (const path of ["/work", "/blog", "/work", "/", "/pricing", "/process", "/contact"])
    enqueue(path);
  jest.runAllTimers();
  expect(hovering.mock.calls.flat()).toEqual(["/work", "/blog", "/", "/pricing"]);
});

test("a page is not prefetched if the link to the page soon leaves the viewport", () => {
  openPage().enqueue("/work").abort();
  jest.runAllTimers();
  expect(hovering).not.toHaveBeenCalled();
});

test("links that soon leave the viewport do not count toward the limit of four pages, and can prefetch their pages later", () => {
  const { enqueue } = openPage();
  for (const path of ["/work", "/blog", "/", "/pricing"]) enqueue(path).abort();
  enqueue("/process");
  enqueue("/work");
  jest.runAllTimers();
  expect(hovering.mock.calls.flat()).toEqual(["/process", "/work"]);
});

describe("a page whose link is under the pointer", () => {
  test.each([undefined, FAST])(
    "if the connection is %j, a link under the pointer prefetches its page",
    (connection) => {
      openPage(connection).hovering("/work");
      expect(hovering).toHaveBeenCalledWith("/work");
    },
  );

  test.each([
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "2g" },
    { saveData: false, effectiveType: "slow-2g" },
  ])(
    "if the connection is %j, a link under the pointer does not prefetch its page",
    (connection) => {
      const { hovering: load, enqueue } = openPage(connection);
      load("/work");
      enqueue("/work");
      touch('<a href="/work">Work</a>');
      jest.runAllTimers();
      expect(hovering).not.toHaveBeenCalled();
    },
  );
});

function touch(html: string) {
  document.body.innerHTML = html;
  const elements = [...document.body.querySelectorAll("*")];
  elements.at(-1)?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
}

test("a touch on a link prefetches the linked page", () => {
  openPage(FAST).enqueue("/work");
  touch('<a href="/work"><span>Work</span></a>');
  expect(hovering.mock.calls).toEqual([["/work"]]);
});

test("a touch on a link prefetches nothing if the link does not lead to a page", () => {
  openPage(FAST).enqueue("/work");
  touch('<a href="/rss.xml">RSS</a>');
  touch("<p>Text</p>");
  expect(hovering).not.toHaveBeenCalled();
});
