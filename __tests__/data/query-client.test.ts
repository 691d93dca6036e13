import { QueryObserver } from "@tanstack/react-query";
import { createQueryClient, getQueryFn } from "../../src/data/query-client";

const request = jest.spyOn(globalThis, "fetch");

const respond = (body: string, init?: ResponseInit) =>
  request.mockResolvedValueOnce(new Response(body, init));

const read = (queryKey: unknown[], queryFn = getQueryFn()) =>
  createQueryClient().fetchQuery({ queryKey, queryFn });

beforeEach(() => {
  request.mockReset();
});

test("a query requests its key, joined by slashes, with cookies, and parses the JSON", async () => {
  respond('{"a":[1]}');
  await expect(read(["/api/posts", 7, "tags"])).resolves.toEqual({ a: [1] });
  expect(request.mock.calls).toEqual([["/api/posts/7/tags", { credentials: "include" }]]);
});

test.each([
  ["no such post", { status: 404, statusText: "Not Found" }, "404: no such post"],
  ["", { status: 404, statusText: "Not Found" }, "404: Not Found"],
  ["who are you", { status: 401 }, "401: who are you"],
])("a query rejects a response with the body %j and %j", async (body, init, message) => {
  respond(body, init);
  await expect(read(["/api"])).rejects.toThrow(new Error(message));
  expect(request).toHaveBeenCalledTimes(1);
});

test('a query with on401: "returnNull" gives null after status 401, and rejects other errors', async () => {
  const queryFn = getQueryFn({ on401: "returnNull" });
  respond("who are you", { status: 401 });
  await expect(read(["/api"], queryFn)).resolves.toBeNull();
  respond("no", { status: 403 });
  await expect(read(["/api"], queryFn)).rejects.toThrow("403: no");
});

test("the data never becomes stale, and nothing is requested again by interval, focus or retry", () => {
  const client = createQueryClient();
  expect(new QueryObserver(client, { queryKey: ["/api"] }).options).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
  expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false });
});
