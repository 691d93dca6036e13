/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { ContactForm } from "../../../src/islands/contact-form/ContactForm";
import { keepDraft } from "../../../src/islands/contact-form/draft";
import { notify } from "../../../src/notifications/notify";

jest.mock("../../../src/notifications/notify", () => ({ notify: jest.fn() }));

const SUCCESS = "Message sent successfully! We'll get back to you soon.";
const ERROR = "Failed to send message. Please try again or contact us directly.";
const MESSAGE = { name: "Ana", email: "ana@b.example", message: "Hello\n👩‍👧" };
const TOPICS = [{ slug: "growth", line: "About the Growth plan" }];
const STEPS = ["We read it."];
const CHANNELS = [{ href: "mailto:hello@steepline.example", label: "hello@steepline.example" }];

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

// jsdom has neither fetch nor the scrolling of elements.
Object.assign(globalThis, { fetch: fetchMock });
Element.prototype.scrollIntoView = jest.fn();

const answerWith = (status: number, body = "") =>
  fetchMock.mockResolvedValue({
    ok: status < 300,
    status,
    text: () => Promise.resolve(body),
  } as Response);

const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fields = {
  name: () => field("Your name"),
  email: () => field("Email"),
  message: () => field("Tell us about your brand"),
};
const values = () => ({
  name: fields.name().value,
  email: fields.email().value,
  message: fields.message().value,
});
const status = () => screen.getByRole("status");
const button = (name: string) => screen.getByRole("button", { name });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

function open(address = "/contact", props: Partial<Parameters<typeof ContactForm>[0]> = {}) {
  history.replaceState(null, "", address);
  render(<ContactForm next="Next." steps={STEPS} otherChannels={CHANNELS} {...props} />);
  keepDraft();
}

function write(message: Partial<typeof MESSAGE> = {}) {
  for (const [name, value] of Object.entries({ ...MESSAGE, ...message }))
    fireEvent.input(fields[name as keyof typeof fields](), { target: { value } });
}

async function send() {
  fireEvent.click(button("Send message"));
  await settle();
}

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  answerWith(200);
});

test("the form sends name, email and message as JSON, with keepalive and a limit of 15 seconds", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  open();
  write();
  await send();
  expect(bodies()).toEqual([MESSAGE]);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe("/api/contact");
  expect(init).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    keepalive: true,
    signal: timeout.mock.results[0]?.value,
  });
  expect(timeout).toHaveBeenCalledWith(15_000);
});

test("the form sends a long message without keepalive, because browsers limit such requests to 64 KiB", async () => {
  open();
  write({ message: "x".repeat(64_000) });
  await send();
  expect(fetchMock.mock.calls[0]?.[1].keepalive).toBe(false);
});

test.each([
  [200, ""],
  [200, "not JSON"],
  [204, ""],
  [202, '{"success":true,"ok":true}'],
  [200, "null"],
])("a response %i with the body %j is a success, which empties the fields", async (code, body) => {
  answerWith(code, body);
  open();
  write();
  await send();
  expect(status()).toHaveTextContent(SUCCESS);
  expect(values()).toEqual({ name: "", email: "", message: "" });
  expect(sessionStorage).toHaveLength(0);
  fireEvent.click(button("Write another message"));
  expect(fields.name()).toHaveFocus();
  await settle();
  expect(status()).toBeEmptyDOMElement();
});

test.each([
  [500, "", ERROR],
  [200, '{"success":false}', ERROR],
  [200, '{"success":"false"}', ERROR],
  [200, '{"ok":false}', ERROR],
  [413, "", `${ERROR} The message is too long: please shorten it.`],
  [
    422,
    "",
    `${ERROR} The message was not accepted: please check your email address, or shorten the message.`,
  ],
])(
  "a response %i with the body %j shows an error and keeps the fields",
  async (code, body, text) => {
    answerWith(code, body);
    open();
    write();
    await send();
    expect(status()).toHaveTextContent(text);
    expect(values()).toEqual(MESSAGE);
    expect(screen.getByRole("link", { name: "hello@steepline.example" })).toBeInTheDocument();
    expect(button("Send message")).toBeEnabled();
    expect(JSON.parse(sessionStorage.getItem("contact-draft") ?? "")).toEqual(MESSAGE);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  },
);

test("when the success message replaces the focused field, the message gets the focus", async () => {
  open();
  write();
  fields.email().focus();
  fireEvent.submit(document.forms[0] as HTMLFormElement);
  await settle();
  expect(document.activeElement).toContainElement(screen.getByRole("status"));
});

test("if the form is outside of the viewport, a notification shows the result", async () => {
  open();
  const top = { top: 2_000, bottom: 2_400 } as DOMRect;
  (document.forms[0] as HTMLFormElement).getBoundingClientRect = () => top;
  write();
  await send();
  expect(jest.mocked(notify).mock.calls).toEqual([
    [{ text: SUCCESS, tone: "success", silent: true }],
  ]);
});

test("an empty form announces the problem of the focused field at every attempt", async () => {
  open();
  fields.name().focus();
  await send();
  const first = screen.getByRole("alert");
  expect(fields.name()).toHaveAccessibleDescription(first.textContent ?? "");
  await send();
  expect(screen.getByRole("alert")).not.toBe(first);
  fireEvent.input(fields.name(), { target: { value: "Ana" } });
  expect(screen.queryByRole("alert")).toBeNull();
  await send();
  expect(fields.email()).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a message of spaces is refused like an empty message", async () => {
  open();
  write({ message: " \n\u00a0" });
  await send();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(fields.message()).toHaveFocus();
});

test("the fields have the maximum lengths of the inbox", () => {
  open();
  expect(fields.name()).toHaveAttribute("maxlength", "200");
  expect(fields.email()).toHaveAttribute("maxlength", "254");
  expect(fields.message()).toHaveAttribute("maxlength", "100000");
});

describe("the topic in the URL", () => {
  test("the topic stands above the fields, and is put before the message that is sent", async () => {
    open("/contact?about=growth&utm_source=x", { topics: TOPICS });
    expect(screen.getByText("About the Growth plan")).toBeVisible();
    expect(fields.message()).toHaveValue("");
    expect(fields.message()).toHaveAttribute("maxlength", String(100_000 - 24));
    await send();
    expect(fetchMock).not.toHaveBeenCalled();
    write();
    await send();
    expect(bodies()).toEqual([
      { ...MESSAGE, message: `About the Growth plan.\n\n${MESSAGE.message}` },
    ]);
    expect(screen.queryByText("About the Growth plan")).toBeNull();
    expect(location.search).toBe("?utm_source=x");
  });

  test("a button removes the topic from form and URL", async () => {
    open("/contact?about=growth", { topics: TOPICS });
    fireEvent.click(button("Remove topic"));
    expect(screen.queryByText("About the Growth plan")).toBeNull();
    expect(location.search).toBe("");
    expect(fields.name()).toHaveFocus();
    write();
    await send();
    expect(bodies()).toEqual([MESSAGE]);
  });

  test("an unknown topic changes nothing", () => {
    open("/contact?about=nonsense", { topics: TOPICS });
    expect(screen.getByText("A short note is enough")).toBeVisible();
  });
});

describe("the draft", () => {
  const store = (draft: unknown) => sessionStorage.setItem("contact-draft", JSON.stringify(draft));

  test("a stored key without a field loses nothing of the draft", () => {
    store({ company: "Old field", ...MESSAGE });
    open();
    expect(values()).toEqual(MESSAGE);
  });

  test.each([["nonsense"], [null], [{ name: { first: "Ana" } }]])(
    "the invalid draft %j is ignored",
    (draft) => {
      store(draft);
      open();
      expect(values()).toEqual({ name: "", email: "", message: "" });
    },
  );

  test("text that a password manager has filled in without an input event is saved when the visitor leaves", () => {
    open();
    fields.email().value = MESSAGE.email;
    dispatchEvent(new Event("pagehide"));
    expect(sessionStorage.getItem("contact-draft")).toContain(MESSAGE.email);
  });

  test("without storage, the form works", async () => {
    const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    open();
    write();
    await send();
    expect(status()).toHaveTextContent(SUCCESS);
    denied.mockRestore();
  });
});

test("the links of the form are plain links, because Gatsby's client is not in the browser", () => {
  open();
  const link = within(document.forms[0] as HTMLFormElement).getByRole("link");
  expect(link).toHaveAttribute("href", "/privacy");
});
