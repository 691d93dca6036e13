/** @jest-environment jsdom */
import type { ReactElement } from "react";

jest.mock("../../src/sections/PageServices", () => ({
  PageServices: ({ pathname }: { pathname: string }) => <aside>Services of {pathname}</aside>,
}));

async function runTasks(count = 50) {
  for (let task = 0; task < count; task++) await new Promise((resolve) => setTimeout(resolve));
}

const SERVED =
  '<header><button type="button">0</button></header>' +
  '<main><h1>Title</h1><form><label>Name</label><input name="name"></form><p>Text</p></main>' +
  "<footer><p>End</p></footer>";

const container = () => document.getElementById("page") as HTMLElement;
const field = () => document.querySelector("input") as HTMLInputElement;

// React's development build reports mismatches as errors.
jest.spyOn(console, "error").mockImplementation(() => {});
const log = jest.spyOn(console, "info").mockImplementation(() => {});

let mayWriteHead: jest.SpyInstance;

async function takeOver(change: () => void, tasks?: number) {
  jest.resetModules();
  log.mockClear();
  document.body.innerHTML = `<div id="page">${SERVED}</div>`;
  change();
  const { useState } = await import("react");
  const { hydrateRoot } = await import("react-dom/client");
  const { startTransition } = await import("react");
  const { Takeover, watchTakeover } = await import("../../src/client/takeover");
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  const page: ReactElement = (
    <Takeover>
      <header>
        <Counter />
      </header>
      <main>
        <h1>Title</h1>
        <form>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: only what React compares counts here */}
          <label>Name</label>
          <input name="name" />
        </form>
        <p>Text</p>
      </main>
      <footer>
        <p>End</p>
      </footer>
    </Takeover>
  );
  const { Helmet } = await import("react-helmet");
  mayWriteHead = jest.spyOn(Helmet as { canUseDOM: boolean }, "canUseDOM", "set");
  watchTakeover(page, container());
  startTransition(() => {
    hydrateRoot(container(), page, { onRecoverableError: () => {} });
  });
  await runTasks(tasks);
}

const servedNodes = () => [...container().querySelectorAll("*")];

test("hydration of an unchanged page keeps the elements and field values of the page", async () => {
  let before: Element[] = [];
  window.onpopstate = () => {};
  await takeOver(() => {
    before = servedNodes();
    field().value = "Ana";
    field().classList.add("stranger");
    document.body.prepend(document.createElement("x-stranger"));
    document.head.append(document.createElement("style"));
  });
  expect(servedNodes()).toEqual(before);
  expect(field().value).toBe("Ana");
  document.querySelector("button")?.click();
  await runTasks();
  expect(document.querySelector("button")?.textContent).toBe("1");
  expect(document.querySelector("aside")).toBeNull();
  // The test expects that Helmet is not allowed to write the head during hydration, and is allowed
  // to do so afterwards.
  expect(mayWriteHead.mock.calls).toEqual([[false], [true]]);
  // The router listens to `popstate` only after hydration.
  expect(window.onpopstate).toBeNull();
});

const stranger = () => document.createElement("x-stranger");
const CHANGES: [string, () => void, message: string][] = [
  [
    "a node before another",
    () => document.querySelector("h1")?.before(stranger()),
    "main > x-stranger differs from the HTML that the server sent, after header > button",
  ],
  [
    "a node in the middle of a form",
    () => field().before(stranger()),
    "main > form > x-stranger differs from the HTML that the server sent, after main > form > label",
  ],
  [
    "a missing node",
    () => document.querySelector("main p")?.remove(),
    "main differs from the HTML that the server sent, after main > form > input",
  ],
  [
    "another order",
    () => document.querySelector("main")?.append(document.querySelector("h1") as Node),
    "main > form > label differs from the HTML that the server sent, after header > button",
  ],
  [
    "another text",
    () => document.querySelector("h1")?.replaceChildren("Titel"),
    'the text of main > h1 is "Titel" instead of "Title"',
  ],
  [
    "a text in an element of its own",
    () => {
      const font = document.createElement("font");
      font.append("Ende");
      document.querySelector("footer p")?.replaceChildren(font);
    },
    'the text of footer > p is <font> instead of "End"',
  ],
  [
    "an element in another",
    () => {
      const wrapper = stranger();
      document.querySelector("form")?.replaceWith(wrapper);
      wrapper.append(document.querySelector("form") ?? "", field());
    },
    "main > x-stranger differs from the HTML that the server sent, after main > h1",
  ],
  [
    "no node at all",
    () => container().replaceChildren(),
    "body > div differs from the HTML that the server sent",
  ],
];

test.each(CHANGES)(
  "if a browser extension has already changed the page, hydration does not start, and the console shows the reason: %s",
  async (_, change, message) => {
    let before: Element[] = [];
    let html = "";
    await takeOver(() => {
      change();
      before = servedNodes();
      html = container().innerHTML;
      if (field()) field().value = "Ana";
      field()?.focus();
    });
    expect(servedNodes()).toEqual(before);
    expect(container().innerHTML).toBe(html);
    if (field()) {
      expect(field().value).toBe("Ana");
      expect(document.activeElement).toBe(field());
    }
    expect(document.querySelector("aside")?.textContent).toBe("Services of /");
    expect(log.mock.calls).toEqual([
      [`React does not hydrate this page, so the page stays plain HTML: ${message}.`],
    ]);
  },
);

test.each([
  [
    "adds a node",
    () => document.querySelector("header")?.append(stranger()),
    "<x-stranger> was added to header",
  ],
  [
    "removes a node",
    () => document.querySelector("header button")?.remove(),
    "<button> was removed from header",
  ],
  [
    "changes a text",
    () =>
      document
        .querySelector("h1")
        ?.firstChild?.replaceWith("A title that is much longer than before"),
    '"A title that is much longer th..." was added to main > h1',
  ],
  [
    "changes the characters of a text",
    () => Object.assign(document.querySelector("h1")?.firstChild as Text, { data: "Titel" }),
    'the text of main > h1 was changed to "Titel"',
  ],
])(
  "hydration is abandoned, and the page stays as it was, if another script %s during hydration",
  async (_, change, message) => {
    const now = performance.now.bind(performance);
    let calls = 0;
    // React interrupts rendering after 5 ms. The mock clock advances by 1 ms whenever React reads
    // the clock, so React soon interrupts rendering.
    const clock = jest.spyOn(performance, "now").mockImplementation(() => now() + ++calls);
    await takeOver(() => {}, 0);
    const isSeen = (element: Element | null) => Object.keys(element ?? {}).length > 0;
    while (!isSeen(document.querySelector("header"))) await runTasks(1);
    expect(isSeen(document.querySelector("footer"))).toBe(false);
    change();
    const html = container().innerHTML;
    clock.mockRestore();
    await runTasks();
    expect(container().innerHTML).toBe(html);
    expect(document.querySelector("aside")).not.toBeNull();
    expect(log.mock.calls).toEqual([
      [`React does not hydrate this page, so the page stays plain HTML: ${message}.`],
    ]);
  },
);

test("when hydration is abandoned, React's properties are removed from the elements, so that React blocks no events on the elements", async () => {
  await takeOver(() => field().before(stranger()));
  const keys = [container(), ...servedNodes()].flatMap((element) => Object.keys(element));
  expect(keys.filter((key) => key.startsWith("__react"))).toEqual([]);
  const heard = jest.fn();
  for (const type of ["click", "input", "keydown"]) {
    addEventListener(type, heard);
    field().dispatchEvent(new Event(type, { bubbles: true }));
    removeEventListener(type, heard);
  }
  expect(heard).toHaveBeenCalledTimes(3);
});
