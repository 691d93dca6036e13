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

test("there is none before a choice, and nothing is stored by asking", () => {
  expect(getConsent()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each(["granted", "declined"] as const)("%s is remembered", (choice) => {
  setConsent(choice);
  expect(localStorage.getItem(KEY)).toBe(choice);
  expect(getConsent()).toBe(choice);
});

test.each(["", "true", "yes", "Granted", "null"])("a stored %j is no choice", (value) => {
  localStorage.setItem(KEY, value);
  expect(getConsent()).toBeUndefined();
});

describe("Global Privacy Control", () => {
  test("is a no, also where the visitor had said yes before", () => {
    optOut(true);
    expect(isOptedOut()).toBe(true);
    expect(getConsent()).toBe("declined");
    setConsent("granted");
    expect(getConsent()).toBe("declined");
  });

  test.each([false, undefined, "true", 1])("is not %j", (value) => {
    optOut(value);
    expect(isOptedOut()).toBe(false);
    expect(getConsent()).toBeUndefined();
  });
});

describe("where nothing may be stored", () => {
  test("a choice holds for the page", () => {
    failing("getItem", "setItem", "removeItem");
    expect(getConsent()).toBeUndefined();
    setConsent("granted");
    expect(getConsent()).toBe("granted");
    setConsent("declined");
    expect(getConsent()).toBe("declined");
  });

  test("a no for which there is no room leaves no yes behind", () => {
    setConsent("granted");
    failing("setItem");
    setConsent("declined");
    expect(getConsent()).toBe("declined");
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test("whoever listens hears of a choice here, in another tab, and on coming back", () => {
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
