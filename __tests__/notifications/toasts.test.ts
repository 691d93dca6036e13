type Toasts = typeof import("../../src/notifications/toasts");

let store: Toasts;
const texts = () => store.getSnapshot().map(({ text }) => text);
const tell = (text: string) => store.notify({ text, tone: "success" });

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  store = await import("../../src/notifications/toasts");
});
afterEach(() => jest.useRealTimers());

test("the numbers are those of the specification", () => {
  expect(store).toMatchObject({
    TOAST_LIMIT: 1,
    TOAST_DURATION_MS: 5_000,
    TOAST_REMOVE_DELAY_MS: 1_000_000,
    TOAST_SWIPE_PX: 50,
    TOAST_HOTKEY: "F8",
  });
});

test("a newer one takes the place of the older", () => {
  const ids = [tell("First"), tell("Second")];
  expect(new Set(ids).size).toBe(2);
  expect(store.getSnapshot()).toEqual([
    { id: ids[1], text: "Second", tone: "success", open: true },
  ]);
});

test("one that is dismissed is closed at once and removed 1,000,000 ms later", () => {
  const id = tell("Bye");
  store.dismiss(id);
  expect(store.getSnapshot()).toMatchObject([{ id, open: false }]);
  jest.advanceTimersByTime(999_999);
  expect(texts()).toEqual(["Bye"]);
  jest.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test("dismissing it again, or one that is gone, changes nothing", () => {
  const gone = tell("Gone");
  const id = tell("Here");
  const before = store.getSnapshot();
  store.dismiss(gone);
  expect(store.getSnapshot()).toBe(before);
  store.dismiss(id);
  jest.advanceTimersByTime(999_000);
  store.dismiss(id);
  jest.advanceTimersByTime(1_000);
  expect(texts()).toEqual([]);
});

test("one that is replaced leaves no timer behind", () => {
  store.dismiss(tell("Old"));
  expect(jest.getTimerCount()).toBe(1);
  tell("New");
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(2_000_000);
  expect(texts()).toEqual(["New"]);
});

test("listeners hear every change until they leave, and see one list between two", () => {
  const listener = jest.fn();
  const leave = store.subscribe(listener);
  const id = tell("News");
  expect(store.getSnapshot()).toBe(store.getSnapshot());
  store.dismiss(id);
  jest.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  tell("More");
  expect(listener).toHaveBeenCalledTimes(3);
});
