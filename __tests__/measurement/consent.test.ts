/** @jest-environment jsdom */
import { getConsent, isOptedOut, setConsent, subscribe } from "../../src/measurement/consent";

const KEY = "measurement";

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
  // `setConsent` also deletes a choice that could not be stored.
  setConsent("declined");
  localStorage.clear();
  optOut(undefined);
});

test("returns no consent and stores nothing before the visitor has chosen", () => {
  expect(getConsent()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each(["granted", "declined"] as const)("stores the choice %s", (choice) => {
  setConsent(choice);
  expect(localStorage.getItem(KEY)).toBe(choice);
  expect(getConsent()).toBe(choice);
});

test.each(["", "true", "yes", "Granted", "null"])(
  "ignores the invalid stored choice %j",
  (value) => {
    localStorage.setItem(KEY, value);
    expect(getConsent()).toBeUndefined();
  },
);

describe("Global Privacy Control", () => {
  test("treats Global Privacy Control as a refusal, even if the visitor's consent is stored", () => {
    optOut(true);
    expect(isOptedOut()).toBe(true);
    expect(getConsent()).toBe("declined");
    setConsent("granted");
    expect(getConsent()).toBe("declined");
  });

  test.each([false, undefined, "true", 1])(
    "does not treat the value %j of Global Privacy Control as a refusal",
    (value) => {
      optOut(value);
      expect(isOptedOut()).toBe(false);
      expect(getConsent()).toBeUndefined();
    },
  );
});

describe("a browser that forbids storage", () => {
  test("keeps the choice for this page if the browser forbids storage", () => {
    failing("getItem", "setItem", "removeItem");
    expect(getConsent()).toBeUndefined();
    setConsent("granted");
    expect(getConsent()).toBe("granted");
    setConsent("declined");
    expect(getConsent()).toBe("declined");
  });

  test("removes stored consent if the browser does not store a refusal", () => {
    setConsent("granted");
    failing("setItem");
    setConsent("declined");
    expect(getConsent()).toBe("declined");
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test("calls listeners when the visitor gives or refuses consent in this tab or in another tab, and when the page is shown again", () => {
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
