/** @jest-environment jsdom */
import { getConsent, isOptedOut, setConsent, subscribe } from "../../src/measurement/consent";

const KEY = "measurement";

/** What a browser with Global Privacy Control tells; undefined as by one that has none. */
const optOut = (value: unknown) =>
  Object.defineProperty(navigator, "globalPrivacyControl", { value, configurable: true });

const failing = (...names: ("getItem" | "setItem" | "removeItem")[]) => {
  for (const name of names) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("denied");
    });
  }
};

beforeEach(() => {
  jest.restoreAllMocks();
  // Also forgets what could not be stored.
  setConsent("declined");
  localStorage.clear();
  optOut(undefined);
});

test("is undefined before a choice, and reading it stores nothing", () => {
  expect(getConsent()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each(["granted", "declined"] as const)("stores the choice %s", (choice) => {
  setConsent(choice);
  expect(localStorage.getItem(KEY)).toBe(choice);
  expect(getConsent()).toBe(choice);
});

test.each(["", "true", "yes", "Granted", "null"])("ignores the stored value %j", (value) => {
  localStorage.setItem(KEY, value);
  expect(getConsent()).toBeUndefined();
});

describe("Global Privacy Control", () => {
  test("is a refusal, even with stored consent", () => {
    optOut(true);
    expect(isOptedOut()).toBe(true);
    expect(getConsent()).toBe("declined");
    setConsent("granted");
    expect(getConsent()).toBe("declined");
  });

  test.each([false, undefined, "true", 1])(
    "is not sent by a browser whose value is %j",
    (value) => {
      optOut(value);
      expect(isOptedOut()).toBe(false);
      expect(getConsent()).toBeUndefined();
    },
  );
});

describe("a browser that forbids storage", () => {
  test("keeps the choice for the page", () => {
    failing("getItem", "setItem", "removeItem");
    expect(getConsent()).toBeUndefined();
    setConsent("granted");
    expect(getConsent()).toBe("granted");
    setConsent("declined");
    expect(getConsent()).toBe("declined");
  });

  test("removes stored consent if the refusal has no room", () => {
    setConsent("granted");
    failing("setItem");
    setConsent("declined");
    expect(getConsent()).toBe("declined");
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test("calls listeners after a choice, after one in another tab, and after a return to the page", () => {
  const listener = jest.fn();
  const end = subscribe(listener);
  setConsent("granted");
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  dispatchEvent(new Event("pageshow"));
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  setConsent("declined");
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(3);
});
