import type { GatsbyGlobals } from "../../src/client/gatsby-globals";
import { navigateInTime, watchBackAndForward } from "../../src/client/slow-page";
import { fakeHistory } from "../support/router-history";

/** Replaces `location`, because jsdom cannot load documents. */
const address = { href: "", pathname: "", assign: jest.fn(), reload: jest.fn() };
const HASH = "compilation-1";
const loaded = { page: { webpackCompilationHash: HASH } };

const gatsbyNavigate = jest.fn();
const loadPage = jest.fn();
const loadPageSync = jest.fn();
let navigate: GatsbyGlobals["___navigate"];
let history: ReturnType<typeof fakeHistory>;

const setAddress = (pathname: string) =>
  Object.assign(address, { pathname, href: `https://steepline.example${pathname}` });
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const hang = () => new Promise(() => {});

function holdPage() {
  let arrive = (_page: unknown) => {};
  const page = new Promise((resolve) => {
    arrive = resolve;
  });
  loadPage.mockReturnValueOnce(page);
  return () => arrive(loaded);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  Object.assign(globalThis, { location: setAddress("/") });
  history = fakeHistory();
  const loader = { loadPage, loadPageSync } as never;
  navigate = navigateInTime({
    ___navigate: gatsbyNavigate,
    ___loader: loader,
    ___webpackCompilationHash: HASH,
  } as never);
  watchBackAndForward(loader, history);
});
afterEach(() => jest.useRealTimers());

describe("a link", () => {
  test("when the page data has loaded, a clicked link opens its page with its query, hash and navigation options", async () => {
    loadPage.mockResolvedValue(loaded);
    navigate("/services?from=ad#seo", { replace: true });
    await wait(0);
    expect(loadPage.mock.calls).toEqual([["/services?from=ad"]]);
    expect(gatsbyNavigate.mock.calls).toEqual([["/services?from=ad#seo", { replace: true }]]);
    await wait(60_000);
    expect(address.assign).not.toHaveBeenCalled();
  });

  test("if page data does not arrive within 4 seconds after a click on a link, the browser loads the document", async () => {
    const arrive = holdPage();
    navigate("/services?from=ad#seo");
    await wait(3_999);
    expect(address.assign).not.toHaveBeenCalled();
    await wait(1);
    expect(address.assign.mock.calls).toEqual([["/services?from=ad#seo"]]);
    arrive();
    await wait(60_000);
    expect(address.assign).toHaveBeenCalledTimes(1);
    expect(gatsbyNavigate).not.toHaveBeenCalled();
  });

  test.each([
    ["cannot be requested", () => Promise.reject(new Error("no connection"))],
    ["does not exist", () => Promise.resolve(undefined)],
    ["fails to load", () => Promise.resolve({})],
    [
      "belongs to a newer deployment",
      () => Promise.resolve({ page: { webpackCompilationHash: "compilation-2" } }),
    ],
  ])(
    "if the linked page %s, a click on the link loads a new document at once, without client-side navigation",
    async (_fault, answer) => {
      loadPage.mockImplementation(answer);
      navigate("/blog?page=2#list");
      await wait(60_000);
      expect(address.assign.mock.calls).toEqual([["/blog?page=2#list"]]);
      expect(gatsbyNavigate).not.toHaveBeenCalled();
    },
  );

  test("a click on a second link cancels the navigation of the first link, whose page is slow", async () => {
    const arrive = holdPage();
    loadPage.mockResolvedValueOnce(loaded);
    navigate("/slow");
    await wait(2_000);
    navigate("/blog");
    await wait(0);
    expect(gatsbyNavigate.mock.calls).toEqual([["/blog", undefined]]);
    arrive();
    await wait(60_000);
    expect(gatsbyNavigate).toHaveBeenCalledTimes(1);
    expect(address.assign).not.toHaveBeenCalled();
  });

  test("each clicked link has its own timeout of 4 seconds, even while an earlier page is loading", async () => {
    loadPage.mockImplementation(hang);
    navigate("/slow");
    await wait(3_000);
    navigate("/slower");
    await wait(3_999);
    expect(address.assign).not.toHaveBeenCalled();
    await wait(1);
    expect(address.assign.mock.calls).toEqual([["/slower"]]);
  });

  test("navigate(-1) goes one step back in the history and requests no page data", () => {
    navigate(-1);
    expect(gatsbyNavigate.mock.calls).toEqual([[-1]]);
    expect(loadPage).not.toHaveBeenCalled();
  });
});

describe("Back and Forward", () => {
  const step = (pathname: string) => {
    setAddress(pathname);
    history.change("POP", pathname);
  };

  test("Back and Forward reload the document at once if Gatsby has not loaded the page to which they lead", () => {
    step("/work");
    expect(address.reload).toHaveBeenCalledTimes(1);
  });

  test("Back and Forward do not reload the document if the page is loaded", () => {
    loadPageSync.mockImplementation((path) => path === "/work" && loaded);
    step("/work");
    expect(address.reload).not.toHaveBeenCalled();
  });

  test("while the data of the first page is loading, the Back button does not reload the document if it leads to a hash of this page", () => {
    step("/");
    expect(address.reload).not.toHaveBeenCalled();
  });

  test("if Forward cancels a reload that Back has started, the document is reloaded, even if Forward leads to a loaded page", () => {
    step("/work");
    step("/");
    expect(address.reload).toHaveBeenCalledTimes(2);
  });

  test.each(["/work", "/"])(
    "Back and Forward to %s cancel the navigation that a link to a slow page has started",
    async (pathname) => {
      const arrive = holdPage();
      navigate("/slow");
      await wait(1_000);
      step(pathname);
      arrive();
      await wait(60_000);
      expect(gatsbyNavigate).not.toHaveBeenCalled();
      expect(address.assign).not.toHaveBeenCalled();
    },
  );

  test("a navigation that adds a history entry does not reload the document", async () => {
    history.change("PUSH", "/work");
    await wait(60_000);
    expect(address.reload).not.toHaveBeenCalled();
  });
});
