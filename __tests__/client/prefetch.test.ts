/** @jest-environment jsdom */
import { prefetchLess } from "../../src/client/prefetch";

const abort = jest.fn();
const prefetch = jest.fn();
const hovering = jest.fn();

function openPage(connection?: { saveData: boolean; effectiveType: string }) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  return prefetchLess({ loadPage: jest.fn(), prefetch, hovering, enqueue: jest.fn() });
}

// Remove the event listeners of earlier tests.
const listen = jest.spyOn(globalThis, "addEventListener");
afterEach(() => {
  for (const [type, listener] of listen.mock.calls)
    removeEventListener(type, listener as EventListener);
});

const FAST = { saveData: false, effectiveType: "4g" };

beforeEach(() => {
  jest.clearAllMocks();
  prefetch.mockReturnValue({ abort });
});

test("prefetches page data for the first four different pages to which links in the viewport lead", () => {
  const { enqueue } = openPage();
  for (const path of ["/work", "/blog", "/work", "/", "/pricing", "/process", "/contact"])
    enqueue(path);
  expect(prefetch.mock.calls.flat()).toEqual(["/work", "/blog", "/", "/pricing"]);
});

test("cancels the prefetch of a page when its link leaves the viewport", () => {
  openPage().enqueue("/work").abort();
  expect(abort).toHaveBeenCalledTimes(1);
});

describe("a page whose link is under the pointer", () => {
  test.each([undefined, FAST])(
    "if the connection is %j, a link under the pointer loads its page",
    (connection) => {
      openPage(connection).hovering("/work");
      expect(hovering).toHaveBeenCalledWith("/work");
    },
  );

  test.each([
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "2g" },
    { saveData: false, effectiveType: "slow-2g" },
  ])("if the connection is %j, a link under the pointer does not load its page", (connection) => {
    const { hovering: load, enqueue } = openPage(connection);
    load("/work");
    enqueue("/work");
    touch('<a href="/work">Work</a>');
    expect(hovering).not.toHaveBeenCalled();
  });
});

function touch(html: string) {
  document.body.innerHTML = html;
  const elements = [...document.body.querySelectorAll("*")];
  elements.at(-1)?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
}

test("loads the page of a link when a finger touches the link", () => {
  openPage(FAST).enqueue("/work");
  touch('<a href="/work"><span>Work</span></a>');
  expect(hovering.mock.calls).toEqual([["/work"]]);
});

test("loads nothing when a finger touches a link that does not lead to a page", () => {
  openPage(FAST).enqueue("/work");
  touch('<a href="/rss.xml">RSS</a>');
  touch("<p>Text</p>");
  expect(hovering).not.toHaveBeenCalled();
});
