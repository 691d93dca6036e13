import type { QueryFunctionContext } from "@tanstack/react-query";
import { fetchJson } from "../../src/data/fetch-json";
import { getQueryFn, pathFromKey } from "../../src/data/query-client";

const request = jest.fn();
const realFetch = globalThis.fetch;

function onPage(href: string): void {
  Object.defineProperty(globalThis, "location", { value: { href }, configurable: true });
}

beforeEach(() => {
  onPage("https://site.test/blog/");
  request.mockReset();
  globalThis.fetch = request;
});
afterAll(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, "location");
});

const answers = (body: string | null, init?: ResponseInit) =>
  request.mockResolvedValue(new Response(body, init));
const context = (queryKey: readonly unknown[]) => ({ queryKey }) as unknown as QueryFunctionContext;

test("a React Query query requests the path in its key, sends cookies with the request, and parses the JSON response", async () => {
  answers('{"a":[1]}');
  await expect(getQueryFn()(context(["/api/posts", 7, "tags"]))).resolves.toEqual({ a: [1] });
  expect(request.mock.calls).toEqual([
    ["/api/posts/7/tags", { credentials: "include", signal: expect.any(AbortSignal) }],
  ]);
});

test.each([
  [["/api/posts"], "/api/posts"],
  [["api", "posts", 0, -1.5], "api/posts/0/-1.5"],
  [["", "api"], "/api"],
  [["/a", ""], "/a/"],
  [["/api", false, 0], "/api/false/0"],
  [["/api", null, undefined, "x"], "/api///x"],
  [["/api", { page: 1 }], "/api/[object Object]"],
])(
  "the query client joins the parts of a query key into the path that it requests (case %#)",
  (key, path) => {
    expect(pathFromKey(key)).toBe(path);
  },
);

test.each([[[]], [[""]], [[null]], [["/a", Symbol("s")]]])(
  "a query whose query key is invalid rejects without a request (case %#)",
  async (key) => {
    await expect(getQueryFn()(context(key))).rejects.toThrow(TypeError);
    expect(request).not.toHaveBeenCalled();
  },
);

test.each([
  [["//evil.example"]],
  [["https://evil.example/a"]],
  [["https://site.test:444/"]],
  [["\\\\evil.example"]],
  [[" //evil.example"]],
  [["javascript:alert(1)"]],
  [["blob:https://site.test/1"]],
])(
  "a React Query query with the key %j sends no request, because the key is not a path of this site",
  async (key) => {
    await expect(getQueryFn()(context(key))).rejects.toThrow(/not a path of this site/);
    expect(request).not.toHaveBeenCalled();
  },
);

test("on a page with an opaque origin, fetchJson rejects every path", async () => {
  onPage("about:blank");
  await expect(fetchJson("/api")).rejects.toThrow(/not a path of this site/);
});

test.each([
  ["no such post", { status: 404, statusText: "Not Found" }, "404: no such post"],
  ["", { status: 404, statusText: "Not Found" }, "404: Not Found"],
  [null, { status: 500 }, "500: "],
  ['{"error":"x"}', { status: 422 }, '422: {"error":"x"}'],
  ["who are you", { status: 401, statusText: "Unauthorized" }, "401: who are you"],
])(
  "a query rejects with the status and the text of an error response: %j %j",
  async (body, init, message) => {
    answers(body, init);
    await expect(getQueryFn()(context(["/api"]))).rejects.toThrow(new Error(message));
  },
);

test("fetchJson rejects with the status text if the body of an error response is incomplete", async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error("cut")) });
  request.mockResolvedValue(new Response(body, { status: 502, statusText: "Bad Gateway" }));
  await expect(fetchJson("/api")).rejects.toThrow("502: Bad Gateway");
});

test('a query with the option on401: "returnNull" resolves to null after status 401, and rejects after other errors', async () => {
  const read = getQueryFn({ on401: "returnNull" });
  answers("who are you", { status: 401 });
  await expect(read(context(["/api"]))).resolves.toBeNull();
  answers("no", { status: 403 });
  await expect(read(context(["/api"]))).rejects.toThrow("403: no");
  request.mockRejectedValue(new TypeError("no network"));
  await expect(read(context(["/api"]))).rejects.toThrow("no network");
});

test("fetchJson rejects if a successful response is not JSON", async () => {
  answers("<html>");
  await expect(fetchJson("/api")).rejects.toMatchObject({ name: "SyntaxError" });
});
