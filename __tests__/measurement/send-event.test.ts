/** @jest-environment jsdom */
import { setConsent } from "../../src/measurement/consent";

const COLLECTOR = "https://collector.example/events";
process.env.GATSBY_COLLECTOR = COLLECTOR;

type Send = typeof import("../../src/measurement/send-event").sendEvent;
let sendEvent: Send;
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeAll(async () => {
  // The module reads GATSBY_COLLECTOR when it is loaded, so the variable must be set before.
  ({ sendEvent } = await import("../../src/measurement/send-event"));
  Object.assign(globalThis, { fetch: fetchMock });
  AbortSignal.timeout ??= () => new AbortController().signal;
});
beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({});
  history.replaceState(null, "", "/pricing?utm_source=mail&email=ana@brand.example#growth");
  setConsent("granted");
});
afterEach(() => new Promise((settled) => setTimeout(settled)));

const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

test("sendEvent sends event, path and detail, and nothing that identifies the visitor", async () => {
  await sendEvent({ event: "plan", detail: "Growth" });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [address, options] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe(COLLECTOR);
  expect(options).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "text/plain" },
    body: '{"event":"plan","page":"/pricing","detail":"Growth"}',
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "error",
    keepalive: true,
  });
});

test("sendEvent sends no detail for an event that has none, but sends a detail whose value is 0", async () => {
  await sendEvent({ event: "message" });
  await sendEvent({ event: "search", detail: 0 }, "/search");
  expect(bodies()).toEqual([
    { event: "message", page: "/pricing" },
    { event: "search", page: "/search", detail: 0 },
  ]);
});

test("sendEvent sends nothing without the consent of the visitor", async () => {
  setConsent("declined");
  await sendEvent({ event: "message" });
  localStorage.clear();
  await sendEvent({ event: "message" });
  setConsent("granted");
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  await sendEvent({ event: "message" });
  Object.defineProperty(navigator, "globalPrivacyControl", { value: false, configurable: true });
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ["fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "throws, for example because an extension has replaced fetch",
    () => {
      throw new Error("broken");
    },
  ],
])("sendEvent neither throws nor retries if the request %s", async (_name, answer) => {
  fetchMock.mockImplementation(answer);
  await expect(sendEvent({ event: "message" })).resolves.toBeUndefined();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("sendEvent drops events while three requests to the collector are pending", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fetchMock.mockReturnValue(answered);
  const sent = Array.from({ length: 5 }, () => sendEvent({ event: "message" }));
  expect(fetchMock).toHaveBeenCalledTimes(3);
  answer();
  await Promise.all(sent);
  await sendEvent({ event: "message" });
  expect(fetchMock).toHaveBeenCalledTimes(4);
});
