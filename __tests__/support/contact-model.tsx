import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { fakeFetch, TEXTS } from "./contact-form";
import { fc } from "./random";

/**
 * A random test of the contact form against a model: no text is lost, and no message is sent twice.
 * A failure prints its seed and the shortest sequence of steps.
 */

type Name = "name" | "email" | "message";
type Fields = Record<Name, string>;

// All simulated documents share these packages, because loading the packages is slow.
jest.mock("react", () => once("react"));
function once(name: string) {
  const shared = globalThis as { modules?: Map<string, unknown> };
  shared.modules ??= new Map();
  const module = shared.modules.get(name) ?? jest.requireActual(name);
  shared.modules.set(name, module);
  return module;
}

interface Model {
  here: boolean;
  fields: Fields;
  draft: Fields;
  status: "idle" | "pending" | "success" | "error";
  sent?: Fields;
  finished: boolean;
  posts: Fields[];
  storage: boolean;
  network: "on" | "off" | "broken";
}

interface Real {
  answers: ReturnType<typeof fakeFetch>["answers"];
  fetch: ReturnType<typeof fakeFetch>["fetch"];
  leave?: () => void;
}

type Modules = typeof import("../../src/contact/draft") &
  typeof import("../../src/components/ContactForm") &
  typeof import("../../src/contact/form-state");

let modules: Modules;

/** Simulates a new document by loading all modules again. */
function newDocument() {
  cleanup();
  modules?.resetStatus();
  jest.isolateModules(() => {
    modules = {
      ...require("../../src/contact/draft"),
      ...require("../../src/components/ContactForm"),
      ...require("../../src/contact/form-state"),
    };
  });
}

const enter = (real: Real) => {
  real.leave = render(<modules.ContactForm texts={TEXTS} />).unmount;
};

addEventListener("input", ({ target }) => modules.saveDraft((target as HTMLInputElement).form));

const EMPTY: Fields = { name: "", email: "", message: "" };
const KEY = "contact-draft";
// Queries by role are slow, so these functions read the form directly.
const form = () => document.forms[0] as HTMLFormElement;
const field = (name: Name) => form().elements.namedItem(name) as HTMLInputElement;
const button = () => form().querySelector("button") as HTMLButtonElement;
const result = () => form().querySelector("[role=status]") as HTMLElement;
const values = (): Fields => ({
  name: field("name").value,
  email: field("email").value,
  message: field("message").value,
});

const isEmpty = (fields: Fields) => Object.values(fields).every((text) => text === "");
const stored = (): Fields => JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? EMPTY;

/** Runs pending promises and effects. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

function check(model: Model, { fetch }: Real) {
  expect(fetch.mock.calls.map(([, init]) => JSON.parse(String(init.body)))).toEqual(model.posts);
  expect(stored()).toEqual(model.draft);
  if (!model.here) return;
  expect(values()).toEqual(model.fields);
  const pending = model.status === "pending";
  const idle = model.finished ? TEXTS.another : TEXTS.submit;
  const says = { idle: "", pending: "", success: TEXTS.success, error: TEXTS.error };
  expect([button().textContent, button().disabled]).toEqual([
    pending ? TEXTS.sending : idle,
    pending,
  ]);
  expect(result().textContent).toBe(says[model.status]);
}

type Step = fc.AsyncCommand<Model, Real>;

const step = (
  name: string,
  can: (model: Model) => boolean,
  take: (model: Model, real: Real) => Promise<unknown> | unknown,
): Step => ({
  check: can,
  async run(model, real) {
    await take(model, real);
    await settle();
    check(model, real);
  },
  toString: () => name,
});

const keep = (model: Model) => {
  if (model.storage) model.draft = { ...model.fields };
};

const type = (name: Name, text: string) =>
  step(
    `type ${JSON.stringify(text)} into ${name}`,
    ({ here }) => here,
    (model) => {
      fireEvent.input(field(name), { target: { value: text } });
      model.fields = { ...model.fields, [name]: text };
      model.finished = false;
      keep(model);
    },
  );

const WRITTEN: Fields = { name: "Ana", email: "a@b.example", message: "Hello\n👩‍👧" };

const writeAll = step(
  "write a whole message",
  ({ here }) => here,
  (model) => {
    for (const [name, value] of Object.entries(WRITTEN)) {
      fireEvent.input(field(name as Name), { target: { value } });
    }
    model.fields = { ...WRITTEN };
    model.finished = false;
    keep(model);
  },
);

const isValid = ({ name, email, message }: Fields) =>
  name.trim() !== "" && message.trim() !== "" && /^\S+@\S+$/.test(email);

const submit = (times: number) =>
  step(
    `submit ${times} times`,
    ({ here }) => here,
    (model) => {
      act(() => {
        for (let time = 0; time < times; time++) button().click();
        // Scripts can submit a form without a click on the button. Browsers do the same in some
        // cases when the visitor presses Enter.
        form().requestSubmit();
      });
      if (model.finished) Object.assign(model, { finished: false, status: "idle" });
      if (model.status === "pending" || !isValid(model.fields)) return;
      model.posts.push({ ...model.fields });
      model.sent = { ...model.fields };
      model.status = model.network === "on" ? "pending" : "error";
    },
  );

const isSent = ({ fields, sent }: Model) => JSON.stringify(fields) === JSON.stringify(sent);

const answer = (name: "ok" | "refused" | "broken") =>
  step(
    `answer ${name}`,
    ({ status }) => status === "pending",
    (model, { answers }) => {
      if (name === "broken") answers.at(-1)?.reject(new TypeError("Failed to fetch"));
      else answers.at(-1)?.resolve({ ok: name === "ok", status: name === "ok" ? 200 : 503 });
      model.status = name === "ok" ? "success" : "error";
      if (name === "ok" && isSent(model)) {
        model.fields = { ...EMPTY };
        model.draft = { ...EMPTY };
      }
      model.finished = name === "ok" && isEmpty(model.fields);
    },
  );

const always = () => true;

const STEPS = [
  fc.constant(writeAll),
  fc.constant(writeAll),
  fc.constantFrom("Ana", "שלום 👩‍👧", "  ", "").map((text) => type("name", text)),
  fc.constantFrom("Hello", "a\nb", " \n ", "").map((text) => type("message", text)),
  fc.constantFrom("a@b.example", "c@d.example", "not one", "").map((text) => type("email", text)),
  fc.constantFrom(1, 2, 5).map(submit),
  fc.constantFrom("ok" as const, "refused" as const, "broken" as const).map(answer),
  fc.constant(
    step("answer too late", always, (model, { answers }) => {
      const old = model.status === "pending" ? answers.slice(0, -1) : answers;
      for (const { resolve } of old) resolve({ ok: true, status: 200 });
    }),
  ),
  fc.constant(
    step("wait 16 s", always, async (model) => {
      await act(() => jest.advanceTimersByTimeAsync(16_000));
      if (model.status === "pending") model.status = "error";
    }),
  ),
  fc.constant(
    step(
      "go to another page",
      ({ here }) => here,
      (model, real) => {
        real.leave?.();
        model.here = false;
        if (!isEmpty(model.fields)) keep(model);
        model.finished = false;
        if (model.status !== "pending") model.status = "idle";
      },
    ),
  ),
  fc.constant(
    step(
      "come back",
      ({ here }) => !here,
      (model, real) => {
        enter(real);
        model.here = true;
        model.finished = model.status === "success" && isEmpty(model.fields);
      },
    ),
  ),
  fc.constant(
    step(
      "come back from the back/forward cache",
      ({ here }) => here,
      (model) => {
        act(() => {
          dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
        });
        if (model.status === "pending") model.status = "idle";
      },
    ),
  ),
  fc.constant(
    step("reload", always, (model, real) => {
      const kept = sessionStorage.getItem(KEY);
      newDocument();
      // When the test removes the form from the page, React saves the draft. A real reload does not
      // save the draft. After the simulated reload, the test therefore restores the earlier draft.
      if (kept === null) sessionStorage.removeItem(KEY);
      else setItem.call(sessionStorage, KEY, kept);
      enter(real);
      const fields = { ...model.draft };
      Object.assign(model, { here: true, fields, status: "idle", finished: false });
    }),
  ),
  fc.constantFrom("on", "off", "broken").map((network) =>
    step(`network ${network}`, always, (model, { fetch, answers }) => {
      model.network = network as Model["network"];
      fetch.mockImplementation(() => {
        if (network === "broken") throw new Error("an extension");
        if (network === "off") return Promise.reject(new TypeError("Failed to fetch"));
        return new Promise((resolve, reject) => {
          answers.push({ resolve, reject });
        });
      });
    }),
  ),
  fc.boolean().map((room) =>
    step(room ? "storage has room" : "storage is full", always, (model) => {
      model.storage = room;
    }),
  ),
];

const { setItem } = Storage.prototype;

async function visit(steps: Iterable<Step>) {
  const model: Model = {
    here: true,
    fields: { ...EMPTY },
    draft: { ...EMPTY },
    status: "idle",
    finished: false,
    posts: [],
    storage: true,
    network: "on",
  };
  Storage.prototype.setItem = function store(key, value) {
    if (!model.storage) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  };
  const real: Real = fakeFetch();
  newDocument();
  sessionStorage.clear();
  enter(real);
  await fc.asyncModelRun(() => ({ model, real }), steps);
  // After 16 seconds, a pending request has timed out.
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  if (model.here) expect(button().disabled).toBe(false);
}

export function manyVisitors(numRuns: number): void {
  beforeAll(() => jest.useFakeTimers());
  afterAll(() => jest.useRealTimers());
  afterEach(() => {
    Storage.prototype.setItem = setItem;
  });

  test(`in ${numRuns} random visits, the contact form loses no text and sends no message twice`, async () => {
    const steps = fc.commands(STEPS, { maxCommands: 25, size: "max" });
    await fc.assert(fc.asyncProperty(steps, visit), { numRuns });
  }, 600_000);
}
