import { type GatsbyWindow, stopWaiting, watchSlowPages } from "../../src/client/slow-page";
import { fakeHistory } from "../support/router-history";

/** jsdom cannot load documents, so this file has an address bar of its own. */
const bar = { href: "", pathname: "", assign: jest.fn(), reload: jest.fn() };
const HASH = "compilation-1";
const fine = { page: { webpackCompilationHash: HASH } };

const navigate = jest.fn();
const loadPage = jest.fn();
let gatsby: GatsbyWindow;
let history: ReturnType<typeof fakeHistory>;

const isAt = (pathname: string) =>
  Object.assign(bar, { pathname, href: `https://steepline.example${pathname}` });
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** Data that never comes. */
const hanging = () => new Promise(() => {});

/** Data that comes when the test says so. */
function late() {
  let arrive = (_page: unknown) => {};
  const data = new Promise((resolve) => {
    arrive = resolve;
  });
  return { data, arrive };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  Object.assign(globalThis, { location: isAt("/") });
  history = fakeHistory();
  gatsby = {
    ___navigate: navigate,
    ___loader: { loadPage },
    ___webpackCompilationHash: HASH,
  };
  watchSlowPages(gatsby, history);
});
afterEach(() => {
  stopWaiting();
  jest.useRealTimers();
});

describe("a link that is followed", () => {
  test("shows its page once the data is there, with its query, anchor and options", async () => {
    loadPage.mockResolvedValue(fine);
    gatsby.___navigate("/services?from=ad#seo", { replace: true });
    await wait(0);
    expect(loadPage.mock.calls).toEqual([["/services?from=ad"]]);
    expect(navigate.mock.calls).toEqual([["/services?from=ad#seo", { replace: true }]]);
    await wait(60_000);
    expect(bar.assign).not.toHaveBeenCalled();
  });

  test("loads the document after 4 seconds without data, with query and anchor", async () => {
    loadPage.mockImplementation(hanging);
    gatsby.___navigate("/services?from=ad#seo");
    await wait(3_999);
    expect(bar.assign).not.toHaveBeenCalled();
    await wait(1);
    expect(bar.assign.mock.calls).toEqual([["/services?from=ad#seo"]]);
    expect(navigate).not.toHaveBeenCalled();
  });

  test("does not change the page any more when data comes after that", async () => {
    const { data, arrive } = late();
    loadPage.mockReturnValue(data);
    gatsby.___navigate("/services");
    await wait(4_000);
    arrive(fine);
    await wait(0);
    expect(bar.assign).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    ["cannot be fetched", () => Promise.reject(new Error("no connection"))],
    ["is not there", () => Promise.resolve(undefined)],
    ["failed to load", () => Promise.resolve({})],
    [
      "is of a newer deployment",
      () => Promise.resolve({ page: { webpackCompilationHash: "compilation-2" } }),
    ],
  ])("loads the document at once where the page %s", async (_what, answer) => {
    loadPage.mockImplementation(answer);
    gatsby.___navigate("/blog?page=2#list");
    await wait(0);
    expect(bar.assign.mock.calls).toEqual([["/blog?page=2#list"]]);
    expect(navigate).not.toHaveBeenCalled();
    await wait(60_000);
    expect(bar.assign).toHaveBeenCalledTimes(1);
  });

  test("takes the place of an earlier one that hangs", async () => {
    const { data, arrive } = late();
    loadPage.mockReturnValueOnce(data).mockResolvedValueOnce(fine);
    gatsby.___navigate("/slow");
    await wait(2_000);
    gatsby.___navigate("/blog");
    await wait(0);
    expect(navigate.mock.calls).toEqual([["/blog", undefined]]);
    arrive(fine);
    await wait(60_000);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(bar.assign).not.toHaveBeenCalled();
  });

  test("has 4 seconds of its own after an earlier one", async () => {
    loadPage.mockImplementation(hanging);
    gatsby.___navigate("/slow");
    await wait(3_000);
    gatsby.___navigate("/slower");
    await wait(3_999);
    expect(bar.assign).not.toHaveBeenCalled();
    await wait(1);
    expect(bar.assign.mock.calls).toEqual([["/slower"]]);
  });

  test("is forgotten once the visitor has arrived elsewhere", async () => {
    const { data, arrive } = late();
    loadPage.mockReturnValue(data);
    gatsby.___navigate("/slow");
    stopWaiting();
    arrive(fine);
    await wait(60_000);
    expect(navigate).not.toHaveBeenCalled();
    expect(bar.assign).not.toHaveBeenCalled();
  });

  test("by a number goes through the history, and nothing is loaded", () => {
    gatsby.___navigate(-1);
    expect(navigate.mock.calls).toEqual([[-1]]);
    expect(loadPage).not.toHaveBeenCalled();
  });
});

describe("Back and Forward", () => {
  const goBack = (pathname: string) => {
    isAt(pathname);
    history.change("POP", pathname);
  };

  test("reload a page that has not come after 4 seconds", async () => {
    goBack("/work");
    await wait(3_999);
    expect(bar.reload).not.toHaveBeenCalled();
    await wait(1);
    expect(bar.reload).toHaveBeenCalledTimes(1);
  });

  test("reload nothing where the page comes in time", async () => {
    goBack("/work");
    await wait(3_000);
    stopWaiting();
    await wait(60_000);
    expect(bar.reload).not.toHaveBeenCalled();
  });

  test("end what a link was waiting for", async () => {
    loadPage.mockImplementation(hanging);
    gatsby.___navigate("/slow");
    await wait(1_000);
    goBack("/work");
    await wait(4_000);
    expect(bar.assign).not.toHaveBeenCalled();
    expect(bar.reload).toHaveBeenCalledTimes(1);
  });

  test("inside the shown page reload nothing, also after other pages", async () => {
    goBack("/");
    await wait(60_000);
    goBack("/work");
    stopWaiting();
    goBack("/work");
    await wait(60_000);
    expect(bar.reload).not.toHaveBeenCalled();
  });

  test("are the only ones: an address that a link has changed reloads nothing", async () => {
    history.change("PUSH", "/work");
    await wait(60_000);
    expect(bar.reload).not.toHaveBeenCalled();
  });
});
