import { onlineManager, type QueryClient, QueryObserver } from "@tanstack/react-query";
import { createQueryClient } from "../../src/data/query-client";

const request = jest.fn();
const realFetch = globalThis.fetch;
let client: QueryClient;

beforeEach(() => {
  request.mockReset();
  globalThis.fetch = request;
  client = createQueryClient();
});
afterEach(() => {
  client.clear();
  onlineManager.setOnline(true);
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const answer = (body: string, status = 200) =>
  request.mockResolvedValueOnce(new Response(body, { status }));

test("the query client requests each query key only once, and joins the parts of the key into the requested path", async () => {
  answer("[1]");
  await expect(client.fetchQuery({ queryKey: ["/api", 1] })).resolves.toEqual([1]);
  await expect(client.fetchQuery({ queryKey: ["/api", 1] })).resolves.toEqual([1]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(request.mock.calls[0]?.[0]).toBe("/api/1");
});

test("the query client does not refetch on focus, on reconnect or at an interval", async () => {
  answer("1");
  const observer = new QueryObserver(client, { queryKey: ["/api"] });
  expect(observer.options).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
  const unsubscribe = observer.subscribe(() => {});
  await client.fetchQuery({ queryKey: ["/api"] });
  client.getQueryCache().onFocus();
  client.getQueryCache().onOnline();
  unsubscribe();
  expect(request).toHaveBeenCalledTimes(1);
});

test("queries and mutations reject at once if there is no network connection", async () => {
  onlineManager.setOnline(false);
  request.mockRejectedValue(new TypeError("no network"));
  await expect(client.fetchQuery({ queryKey: ["/api"] })).rejects.toThrow("no network");
  const write = jest.fn().mockRejectedValue(new Error("not sent"));
  const mutation = client.getMutationCache().build(client, { mutationFn: write });
  await expect(mutation.execute(undefined)).rejects.toThrow("not sent");
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(write).toHaveBeenCalledTimes(1);
});
