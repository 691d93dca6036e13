/** @jest-environment jsdom */
import { clearFailedPreloads } from "../../src/client/failed-preloads";

const request = jest.fn();
const statuses = { "/page-data/app-data.json": 200, "/page-data/gone.json": 404 };

/**
 * Mocks preloads and the status of each response, which is undefined while a preload is pending.
 */
function preloaded(answers: Record<string, number | undefined>) {
  document.head.innerHTML = Object.keys(answers)
    .map((path) => `<link rel="preload" as="fetch" href="${path}">`)
    .join("");
  Object.assign(globalThis, { fetch: request });
  performance.getEntriesByName = (name) => {
    const responseStatus = answers[new URL(name).pathname];
    return (responseStatus === undefined ? [] : [{ name, responseStatus }]) as never;
  };
}

beforeEach(() => request.mockReset());

test("a failed preload is requested once more, because otherwise Gatsby would get the failed response from the browser's cache", async () => {
  preloaded({ ...statuses, "/page-data/offline.json": 0, "/page-data/on-its-way.json": undefined });
  request.mockRejectedValue(new TypeError("no connection"));
  await clearFailedPreloads();
  const paths = request.mock.calls.map(([url]) => new URL(url).pathname);
  expect(paths).toEqual(["/page-data/gone.json", "/page-data/offline.json"]);
});

test("a preload that has succeeded is not requested again", async () => {
  preloaded({ "/page-data/app-data.json": 200 });
  await clearFailedPreloads();
  expect(request).not.toHaveBeenCalled();
});
