import type { Engine } from "../../../src/islands/search/engine";
import type { SearchPart } from "../../../src/islands/search/entries";

let files: Record<string, SearchPart>;
const request = jest.fn(async (path: string) => {
  const file = files[path];
  const text = async () => "";
  return { ok: Boolean(file), status: file ? 200 : 503, text, json: async () => file };
});

const part = (parts: number, ...titles: string[]): SearchPart => ({
  parts,
  entries: titles.map((title) => ({
    kind: "post",
    title,
    text: "",
    path: `/blog/${title.toLowerCase()}`,
    more: [],
  })),
});

let openSearch: typeof import("../../../src/islands/search/session").openSearch;
const sizes = () => {
  const seen: number[] = [];
  const onMore = (engine: Engine) => void seen.push(engine.search("guide").length);
  return { seen, onMore };
};
const requested = () => request.mock.calls.map(([path]) => path);

beforeEach(async () => {
  jest.resetModules();
  request.mockClear();
  Object.assign(globalThis, { fetch: request });
  files = {
    "/search/entries-1.json": part(3, "Guide-one", "Guide-two"),
    "/search/entries-2.json": part(3, "Guide-three"),
    "/search/entries-3.json": part(3, "Guide-four"),
  };
  ({ openSearch } = await import("../../../src/islands/search/session"));
});

test("the search loads the files of its index one after another, and searches each file as soon as it is loaded", async () => {
  const { seen, onMore } = sizes();
  await openSearch(onMore);
  expect(requested()).toEqual([1, 2, 3].map((number) => `/search/entries-${number}.json`));
  expect(seen).toEqual([2, 3, 4]);
});

test("a second search loads no file of the search index again", async () => {
  await openSearch(() => {});
  const { seen, onMore } = sizes();
  await openSearch(onMore);
  expect(requested()).toHaveLength(3);
  expect(seen).toEqual([4]);
});

test("two simultaneous searches add each entry to the search index only once", async () => {
  const first = sizes();
  const second = sizes();
  await Promise.all([openSearch(first.onMore), openSearch(second.onMore)]);
  expect(requested()).toHaveLength(3);
  let found: string[] = [];
  await openSearch((engine) => {
    found = engine.search("guide").map(({ title }) => title);
  });
  expect(found.sort()).toEqual(["Guide-four", "Guide-one", "Guide-three", "Guide-two"]);
});

test("after a file of the search index has failed to load, the next search loads only missing files", async () => {
  const { "/search/entries-2.json": second, ...rest } = files;
  files = rest;
  const { seen, onMore } = sizes();
  await expect(openSearch(onMore)).rejects.toThrow("503");
  expect(seen).toEqual([2]);
  files = { ...rest, "/search/entries-2.json": second as SearchPart };
  await openSearch(onMore);
  expect(seen).toEqual([2, 2, 3, 4]);
  expect(requested().filter((path) => path === "/search/entries-1.json")).toHaveLength(1);
});

test("a search fails if a file of the index does not arrive within 10 seconds, and the next search requests this file again", async () => {
  jest.useFakeTimers();
  request.mockReturnValueOnce(new Promise(() => {}));
  const failed = jest.fn();
  openSearch(() => {}).catch(failed);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  await openSearch(() => {});
  expect(requested()).toEqual([1, 1, 2, 3].map((number) => `/search/entries-${number}.json`));
});

test("a second search loads the index again if the first search has failed to load the index", async () => {
  files = { "/search/entries-1.json": part(1, "Guide") };
  request.mockRejectedValueOnce(new TypeError("no connection"));
  const first = openSearch(() => {});
  const second = sizes();
  const waiting = openSearch(second.onMore);
  await expect(first).rejects.toThrow("no connection");
  await waiting;
  expect(second.seen).toEqual([1]);
});
