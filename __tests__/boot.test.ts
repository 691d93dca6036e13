/** @jest-environment jsdom */

const mockApp = { loaded: 0, fails: false };
jest.mock("../src/client/site", () => {
  if (mockApp.fails) {
    mockApp.loaded += 1;
    throw new Error("no connection");
  }
  const count = () => {
    mockApp.loaded += 1;
    return true;
  };
  return Object.defineProperty({}, "__esModule", { get: count });
});

const mockStartBackground = jest.fn();
jest.mock("../src/background/background", () => ({ startBackground: mockStartBackground }));

jest.mock("../src/enhance/menu", () => ({ initMenu() {} }));

const loadChunk = jest.fn((_id: string) => Promise.reject(new Error("no connection")));

const preloads = () =>
  [...document.querySelectorAll("link")].map((link) => [
    link.rel,
    link.getAttribute("as"),
    link.getAttribute("crossorigin"),
    link.getAttribute("href"),
  ]);

const arriveBy = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "wheel", "focusin", "keydown"];

async function interact(type: string, movement = { movementX: 0, movementY: -1 }) {
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), movement));
  await wait(0);
}

const CANCELABLE = { bubbles: true, cancelable: true };

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Simulates a new page: removes the listeners of earlier tests and runs the boot script. */
async function openPage(pagePath = "/") {
  leavePage();
  jest.resetModules();
  document.head.innerHTML = "";
  document.body.dataset.needs = "12 345 blog/page-data sq/d/678";
  Object.assign(globalThis, { pagePath, __webpack_chunk_load__: loadChunk });
  loadChunk.mockClear();
  Object.assign(mockApp, { loaded: 0, fails: false });
  await import("../src/boot");
}

const listen = jest.spyOn(globalThis, "addEventListener");

function leavePage() {
  for (const [type, listener, options] of listen.mock.calls) {
    removeEventListener(type, listener as EventListener, options);
  }
  listen.mockClear();
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  leavePage();
  jest.useRealTimers();
});

// jsdom dispatches its load event only once. This test needs the event, so this test runs first.
test("after one second without scrolling, the next scroll of the page loads React, but a scroll inside an element does not", async () => {
  await openPage();
  dispatchEvent(new Event("load"));
  await interact("scroll");
  expect(mockApp.loaded).toBe(0);
  await wait(900);
  await interact("scroll");
  await wait(999);
  await interact("scroll");
  expect(mockApp.loaded).toBe(0);
  await wait(1_000);
  // Scroll events of elements do not bubble.
  document.body.dispatchEvent(new Event("scroll"));
  await wait(0);
  expect(mockApp.loaded).toBe(0);
  await interact("scroll");
  expect(mockApp.loaded).toBe(1);
});

test("the boot script loads no React before the first interaction of the visitor", async () => {
  await openPage();
  // Browsers scroll to the hash or to the restored position without an action of the visitor.
  for (const event of ["visibilitychange", "scroll"]) await interact(event);
  // Chrome fires this event if the page appears under a pointer that does not move.
  await interact("pointermove", { movementX: 0, movementY: 0 });
  expect(mockApp.loaded).toBe(0);
});

test.each(INTERACTIONS)(
  "after the event %s, the boot script loads React exactly once",
  async (interaction) => {
    await openPage();
    await interact(interaction);
    expect(mockApp.loaded).toBe(1);
    for (const other of INTERACTIONS) await interact(other);
    expect(mockApp.loaded).toBe(1);
  },
);

test("the boot script preloads scripts and data of the page only at the first interaction", async () => {
  await openPage();
  expect([loadChunk.mock.calls, preloads()]).toEqual([[], []]);
  await interact("touchstart");
  await interact("pointerdown");
  expect(loadChunk.mock.calls).toEqual([["12"], ["345"]]);
  expect(preloads()).toEqual(
    ["app-data", "blog/page-data", "sq/d/678"].map((name) => [
      "preload",
      "fetch",
      // The preload needs the `crossorigin` value of Gatsby's request, or the file would load
      // twice.
      "",
      `/page-data/${name}.json`,
    ]),
  );
});

test("after React has failed to load, the boot script loads React at the next interaction", async () => {
  await openPage();
  mockApp.fails = true;
  await interact("pointermove");
  expect(mockApp.loaded).toBe(1);
  mockApp.fails = false;
  await interact("keydown");
  await interact("keydown");
  expect(mockApp.loaded).toBe(2);
});

test("the boot script waits before it loads a failed script again, however often the pointer moves", async () => {
  await openPage();
  mockApp.fails = true;
  const move = async (times: number) => {
    for (let time = 0; time < times; time++) await interact("pointermove");
  };
  await move(20);
  expect(mockApp.loaded).toBe(2);
  await wait(1_999);
  await move(20);
  expect(mockApp.loaded).toBe(2);
  await wait(1);
  await move(20);
  expect(mockApp.loaded).toBe(3);
});

describe("the draft of the contact form", () => {
  const fill = (text: string) => {
    document.body.innerHTML = '<form method=post><textarea name="message"></textarea></form>';
    const field = document.querySelector("textarea") as HTMLTextAreaElement;
    field.value = text;
    return field;
  };

  beforeEach(() => {
    sessionStorage.clear();
    arriveBy("navigate");
  });

  test("the boot script saves a message at every input event, and restores the message on the next page", async () => {
    await openPage();
    fill("Hello").dispatchEvent(new Event("input", { bubbles: true }));
    const field = fill("");
    await openPage();
    expect(field.value).toBe("Hello");
    expect(mockApp.loaded).toBe(0);
  });

  test("the page that confirms a sent message deletes the saved draft of the message", async () => {
    await openPage();
    fill("Hello").dispatchEvent(new Event("input", { bubbles: true }));
    await openPage("/contact/sent");
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["reload", "back_forward"])(
    "the page /contact/sent does not delete the draft of a new message after a navigation of type %s",
    async (type) => {
      await openPage();
      fill("Another").dispatchEvent(new Event("input", { bubbles: true }));
      arriveBy(type);
      await openPage("/contact/sent");
      expect(sessionStorage).toHaveLength(1);
    },
  );

  test("the boot script does not save fields outside of a form as a draft", async () => {
    document.body.innerHTML = "<input>";
    await openPage();
    document.body.firstElementChild?.dispatchEvent(new Event("input", { bubbles: true }));
    document.body.dispatchEvent(new Event("input", { bubbles: true }));
    expect(sessionStorage).toHaveLength(0);
  });
});

test.each([
  ["?q=email", 1],
  ["?utm_source=x&q=email#top", 1],
  ["?utm_source=x&%71=email", 1],
  ["?about=growth", 1],
  ["?from=ad", 0],
  ["?from=ad?q=email", 0],
  ["?faq=email", 0],
  ["?utm_source=%E0%A4&q", 0],
])(
  "the page /search%s loads React %i times before the first interaction",
  async (search, times) => {
    history.replaceState(null, "", `/search${search}`);
    await openPage();
    await wait(0);
    expect(mockApp.loaded).toBe(times);
    history.replaceState(null, "", "/");
  },
);

test("the boot script never loads React on the not-found page", async () => {
  await openPage("/404.html");
  for (const interaction of INTERACTIONS) await interact(interaction);
  expect(mockApp.loaded).toBe(0);
});

test("before React has loaded, the boot script prevents a second submit of the form", async () => {
  document.body.innerHTML = "<form method=post></form>";
  await openPage();
  const submit = () => document.forms[0]?.dispatchEvent(new SubmitEvent("submit", CANCELABLE));
  expect([submit(), submit()]).toEqual([true, false]);
});

test("the boot script shows relative dates at once, without React", async () => {
  document.body.innerHTML =
    '<time datetime="2020-01-01T00:00:00Z" data-relative>Jan 01, 2020</time>';
  await openPage();
  expect(document.body.textContent).toMatch(/^\d+ years ago$/);
  expect(mockApp.loaded).toBe(0);
});

test("the boot script starts the background once, 1.2 s after the page has loaded", async () => {
  mockStartBackground.mockClear();
  await openPage();
  await wait(2_000);
  dispatchEvent(new Event("load"));
  await wait(1_199);
  expect(mockStartBackground).not.toHaveBeenCalled();
  await wait(1);
  expect(mockStartBackground).toHaveBeenCalledTimes(1);
  expect(mockApp.loaded).toBe(0);
});

test("the boot script does not start the background for visitors who have turned on data saving", async () => {
  mockStartBackground.mockClear();
  Object.assign(navigator, { connection: { saveData: true } });
  await openPage();
  dispatchEvent(new Event("load"));
  await wait(2_000);
  Object.assign(navigator, { connection: undefined });
  expect(mockStartBackground).not.toHaveBeenCalled();
});

test("the boot script ignores an error that the background throws", async () => {
  mockStartBackground.mockImplementation(() => {
    throw new Error("blocked");
  });
  await openPage();
  dispatchEvent(new Event("load"));
  await expect(wait(1_200)).resolves.not.toThrow();
});
