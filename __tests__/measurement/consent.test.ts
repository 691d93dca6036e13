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
  // `setConsent` also deletes a choice that the browser could not store and that is only in memory.
  setConsent("declined");
  localStorage.clear();
  optOut(undefined);
});

test.each(["granted", "declined"] as const)(
  "the browser stores the answer %s to the request for consent",
  (choice) => {
    setConsent(choice);
    expect(localStorage.getItem(KEY)).toBe(choice);
    expect(getConsent()).toBe(choice);
  },
);

test.each(["", "true", "yes", "Granted", "null"])(
  "an invalid stored answer %j to the request for consent is ignored",
  (value) => {
    localStorage.setItem(KEY, value);
    expect(getConsent()).toBeUndefined();
  },
);

describe("Global Privacy Control", () => {
  test("Global Privacy Control counts as a refusal of the visitor, even if consent is stored", () => {
    optOut(true);
    expect(isOptedOut()).toBe(true);
    expect(getConsent()).toBe("declined");
    setConsent("granted");
    expect(getConsent()).toBe("declined");
  });

  test.each([false, undefined, "true", 1])(
    "the value %j of Global Privacy Control does not count as a refusal",
    (value) => {
      optOut(value);
      expect(isOptedOut()).toBe(false);
      expect(getConsent()).toBeUndefined();
    },
  );
});

describe("a browser that forbids storage", () => {
  test("if the browser forbids storage, the page remembers the answer to the request for consent until the next document loads", () => {
    failing("getItem", "setItem", "removeItem");
    expect(getConsent()).toBeUndefined();
    setConsent("granted");
    expect(getConsent()).toBe("granted");
    setConsent("declined");
    expect(getConsent()).toBe("declined");
  });

  test("stored consent is removed if the browser cannot store a refusal", () => {
    setConsent("granted");
    failing("setItem");
    setConsent("declined");
    expect(getConsent()).toBe("declined");
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test("listeners of consent are called when consent changes in any tab, and when the page is shown again", () => {
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
