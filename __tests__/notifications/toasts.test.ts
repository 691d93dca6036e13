import { TOAST_REMOVE_DELAY_MS } from "../../src/notifications/toasts";

type Toasts = typeof import("../../src/notifications/toasts");

let store: Toasts;
const texts = () => store.getToasts().map(({ text }) => text);
const show = (text: string) => store.add({ text, tone: "success" });

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  store = await import("../../src/notifications/toasts");
});
afterEach(() => jest.useRealTimers());

test("a dismissed notification closes at once, but stays in the list of notifications for another 1000 seconds", () => {
  const id = show("Bye");
  store.dismiss(id);
  expect(store.getToasts()).toMatchObject([{ id, open: false }]);
  jest.advanceTimersByTime(999_999);
  expect(texts()).toEqual(["Bye"]);
  jest.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test("dismissing a closed or removed notification has no effect", () => {
  const gone = show("Gone");
  const id = show("Here");
  const before = store.getToasts();
  store.dismiss(gone);
  expect(store.getToasts()).toBe(before);
  store.dismiss(id);
  jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  store.dismiss(id);
  jest.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test("the timer of a replaced notification is cleared", () => {
  store.dismiss(show("Old"));
  expect(jest.getTimerCount()).toBe(1);
  show("New");
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(2 * TOAST_REMOVE_DELAY_MS);
  expect(texts()).toEqual(["New"]);
});
