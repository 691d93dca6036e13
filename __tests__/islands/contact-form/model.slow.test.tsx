/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { contactMessage, type ContactMessage as Fields } from "../../../src/contact-message";
import { EMPTY, MESSAGE } from "../../support/message";
import { fc } from "../../support/random";
import { ERROR, SUCCESS } from "../../support/specification";

/**
 * A random test of the contact form against a model: no text is lost, and no message is sent twice.
 * A failure prints its seed and the shortest sequence of steps.
 */

// All simulated documents share these packages, because loading the packages is slow.
jest.mock("react", () => once("react"));
jest.mock("@tanstack/react-query", () => once("@tanstack/react-query"));
function once(name: string) {
  const shared = globalThis as { modules?: Map<string, unknown> };
  shared.modules ??= new Map();
  const module = shared.modules.get(name) ?? jest.requireActual(name);
  shared.modules.set(name, module);
  return module;
}
jest.mock("../../../src/notifications/notify", () => ({ notify: jest.fn() }));

type Name = keyof Fields;
type Modules = typeof import("../../../src/islands/contact-form/draft") &
  typeof import("../../../src/islands/contact-form/ContactForm");

interface Model {
  fields: Fields;
  draft: Fields;
  status: "idle" | "pending" | "success" | "error";
  sent?: Fields;
  /** Whether the success message replaces the fields. */
  isReplaced: boolean;
  posts: Fields[];
  hasStorage: boolean;
  network: "on" | "off" | "broken";
}

interface Real {
  answers: { resolve(answer: object): void; reject(error: Error): void }[];
  fetch: jest.Mock<unknown, [string, RequestInit]>;
}

const KEY = "contact-draft";

Element.prototype.scrollIntoView = () => {};

/** Opens a new document, and restores its draft as the boot script does. */
function openDocument() {
  cleanup();
  jest.isolateModules(() => {
    const { default: ContactForm, keepDraft }: Modules = {
      ...require("../../../src/islands/contact-form/draft"),
      ...require("../../../src/islands/contact-form/ContactForm"),
    };
    render(<ContactForm next="" otherChannels={[]} />);
    keepDraft();
  });
}

// Queries by role are slow, so these functions read the form directly.
const form = () => document.forms[0] as HTMLFormElement;
const field = (name: Name) => form().elements.namedItem(name) as HTMLInputElement;
const button = () => form().querySelector("button") as HTMLButtonElement;
const values = () => contactMessage(({ name }) => field(name as Name).value);
const stored = (): Fields => JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? EMPTY;
const isSame = (a: object, b?: object) => JSON.stringify(a) === JSON.stringify(b);

/** Runs pending promises, and the timers by which React Query notifies React. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(10));

function check(model: Model, { fetch }: Real) {
  expect(fetch.mock.calls.map(([, init]) => JSON.parse(String(init.body)))).toEqual(model.posts);
  expect(stored()).toEqual(model.draft);
  expect(values()).toEqual(model.fields);
  const isPending = model.status === "pending";
  const idle = model.isReplaced ? "Write another message" : "Send message";
  const says = { idle: "", pending: "", success: SUCCESS, error: ERROR };
  expect([button().textContent, button().disabled]).toEqual([
    isPending ? "Sending..." : idle,
    isPending,
  ]);
  expect(form().querySelector("[role=status]")?.textContent).toBe(says[model.status]);
}

type Step = fc.AsyncCommand<Model, Real>;

const step = (
  name: string,
  take: (model: Model, real: Real) => void,
  can: (model: Model) => boolean = () => true,
): Step => ({
  check: can,
  async run(model, real) {
    take(model, real);
    await settle();
    check(model, real);
  },
  toString: () => name,
});

const keep = (model: Model) => {
  if (model.hasStorage) model.draft = { ...model.fields };
};

const write = (fields: Partial<Fields>) =>
  step(`write ${JSON.stringify(fields)}`, (model) => {
    for (const [name, value] of Object.entries(fields))
      fireEvent.input(field(name as Name), { target: { value } });
    Object.assign(model.fields, fields);
    model.isReplaced = false;
    keep(model);
  });

const isValid = (fields: Fields) =>
  Object.values(fields).every((text) => text.trim() !== "") && /^\S+@\S+$/.test(fields.email);

const submit = (times: number) =>
  step(`submit ${times} times`, (model) => {
    act(() => {
      for (let time = 0; time < times; time++) button().click();
    });
    if (model.isReplaced) Object.assign(model, { isReplaced: false, status: "idle" });
    else if (model.status !== "pending" && isValid(model.fields)) {
      model.posts.push({ ...model.fields });
      model.sent = { ...model.fields };
      model.status = model.network === "on" ? "pending" : "error";
    }
  });

const answer = (name: "ok" | "refused" | "reset") =>
  step(
    `answer ${name}`,
    (model, { answers }) => {
      if (name === "reset") answers.at(-1)?.reject(new TypeError("Failed to fetch"));
      else {
        const text = async () => "";
        answers.at(-1)?.resolve({ ok: name === "ok", status: name === "ok" ? 200 : 503, text });
      }
      model.status = name === "ok" ? "success" : "error";
      model.isReplaced = name === "ok" && isSame(model.fields, model.sent);
      if (!model.isReplaced) return;
      model.fields = { ...EMPTY };
      model.draft = { ...EMPTY };
    },
    ({ status }) => status === "pending",
  );

const returnFromCache = step("return from the back/forward cache", (model) => {
  act(() => {
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
  if (model.status === "pending") model.status = "idle";
});

const reload = step("reload", (model) => {
  dispatchEvent(new Event("pagehide"));
  keep(model);
  openDocument();
  Object.assign(model, { fields: { ...model.draft }, status: "idle", isReplaced: false });
});

const setNetwork = (network: Model["network"]) =>
  step(`network ${network}`, (model, { fetch, answers }) => {
    model.network = network;
    fetch.mockImplementation(() => {
      if (network === "broken") throw new Error("an extension");
      if (network === "off") return Promise.reject(new TypeError("Failed to fetch"));
      return new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
      });
    });
  });

const setStorage = (hasStorage: boolean) =>
  step(hasStorage ? "storage has room" : "storage is full", (model) => {
    model.hasStorage = hasStorage;
  });

const STEPS = [
  fc.constant(write(MESSAGE)),
  fc.constant(write(MESSAGE)),
  fc.constantFrom("Ana", "שלום 👩‍👧", "  ", "").map((name) => write({ name })),
  fc.constantFrom("Hello", "a\nb", " \n ", "").map((message) => write({ message })),
  fc.constantFrom("a@b.example", "c@d.example", "not one", "").map((email) => write({ email })),
  fc.constantFrom(1, 5).map(submit),
  fc.constantFrom("ok" as const, "refused" as const, "reset" as const).map(answer),
  fc.constant(returnFromCache),
  fc.constant(reload),
  fc.constantFrom("on" as const, "off" as const, "broken" as const).map(setNetwork),
  fc.boolean().map(setStorage),
];

const { setItem } = Storage.prototype;

async function visit(steps: Iterable<Step>) {
  const model: Model = {
    fields: { ...EMPTY },
    draft: { ...EMPTY },
    status: "idle",
    isReplaced: false,
    posts: [],
    hasStorage: true,
    network: "on",
  };
  Storage.prototype.setItem = function store(key, value) {
    if (!model.hasStorage) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  };
  const real: Real = { answers: [], fetch: jest.fn() };
  Object.assign(globalThis, { fetch: real.fetch });
  sessionStorage.clear();
  openDocument();
  await setNetwork("on").run(model, real);
  await fc.asyncModelRun(() => ({ model, real }), steps);
}

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
afterEach(() => {
  Storage.prototype.setItem = setItem;
});

test("in 30 random visits, the contact form loses no text and sends no message twice", async () => {
  const steps = fc.commands(STEPS, { maxCommands: 25, size: "max" });
  await fc.assert(fc.asyncProperty(steps, visit), { numRuns: 30 });
}, 120_000);
