/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { CONTACT_FIELDS, type ContactMessage, contactMessage } from "../../../src/contact-message";
import ContactForm from "../../../src/islands/contact-form/ContactForm";
import { keepDraft } from "../../../src/islands/contact-form/draft";
import { notify } from "../../../src/notifications/notify";
import { EMPTY, MESSAGE } from "../../support/message";
import { ERROR, SUCCESS } from "../../support/specification";

jest.mock("../../../src/notifications/notify", () => ({ notify: jest.fn() }));

const SLOW = /^No answer yet\. Your message may have arrived/;
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

type Name = keyof ContactMessage;

const field = (name: Name) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const values = () => contactMessage(({ name }) => field(name as Name).value);
const status = () => screen.getByRole("status");
const button = (name: string) => screen.getByRole("button", { name });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

/** Renders the page `/contact`, and restores the draft. */
function open() {
  render(<ContactForm next="Next." otherChannels={CHANNELS} />);
  keepDraft();
}

function write(message: Partial<ContactMessage> = {}) {
  for (const [name, value] of Object.entries({ ...MESSAGE, ...message }))
    fireEvent.input(field(name as Name), { target: { value } });
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

test("the form sends its fields as JSON, with keepalive", async () => {
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
  });
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
  expect(values()).toEqual(EMPTY);
  expect(sessionStorage).toHaveLength(0);
  fireEvent.click(button("Write another message"));
  expect(field("name")).toHaveFocus();
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
    expect(fetchMock).toHaveBeenCalledTimes(1);
  },
);

test("when the success message replaces the focused field, the message gets the focus", async () => {
  open();
  write();
  field("email").focus();
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
  expect(jest.mocked(notify).mock.calls).toEqual([[{ text: SUCCESS, tone: "success" }]]);
});

describe("without an answer for 15 seconds", () => {
  const responses: ((response: Response) => void)[] = [];

  beforeEach(async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(
      () =>
        new Promise((resolve) => {
          responses.push(resolve);
        }),
    );
    open();
    write();
    fireEvent.click(button("Send message"));
    await act(() => jest.advanceTimersByTimeAsync(14_900));
    expect(button("Sending...")).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(100));
  });

  const answer = (response: Partial<Response>) =>
    act(async () => {
      const text = async () => "";
      for (const respond of responses.splice(0)) respond({ text, ...response } as Response);
      await jest.advanceTimersByTimeAsync(10);
    });

  afterEach(async () => {
    await answer({ ok: true });
    jest.useRealTimers();
  });

  test("the form says that the message may have arrived, and keeps its text", () => {
    expect(status()).toHaveTextContent(SLOW);
    expect(values()).toEqual(MESSAGE);
    expect(screen.getByRole("link", { name: "hello@steepline.example" })).toBeInTheDocument();
  });

  test.each([
    [{ ok: true, status: 200 }, SUCCESS],
    [{ ok: false, status: 500 }, ERROR],
  ])("a late answer %j still becomes the result", async (response, result) => {
    await answer(response);
    expect(status()).toHaveTextContent(result);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test("the message is sent again only by the button 'Send again', and once by a double click", async () => {
    const again = button("Send again");
    fireEvent.click(again);
    fireEvent.click(again);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(button("Sending...")).toBeDisabled();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await answer({ ok: true, status: 200 });
    expect(status()).toHaveTextContent(SUCCESS);
  });
});

describe("the browser's validation message", () => {
  const message = (name: Name) => field(name).validationMessage;

  test("is announced at every attempt to send an empty form", async () => {
    open();
    field("name").focus();
    await send();
    const first = screen.getByRole("alert");
    expect(field("name")).toHaveAccessibleDescription(first.textContent ?? "");
    await send();
    expect(screen.getByRole("alert")).not.toBe(first);
    fireEvent.input(field("name"), { target: { value: "Ana" } });
    expect(screen.queryByRole("alert")).toBeNull();
    await send();
    expect(field("email")).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test("is shown and announced when the focus moves from an invalid field to the next one", () => {
    open();
    field("email").focus();
    fireEvent.input(field("email"), { target: { value: "ana" } });
    expect(field("email")).toHaveAccessibleDescription("");
    act(() => field("message").focus());
    expect(screen.getByRole("alert")).toHaveTextContent(message("email"));
    expect(field("email")).toBeInvalid();
    expect(field("message")).toHaveFocus();
    // The button must not move while the visitor presses it.
    fireEvent.input(field("message"), { target: { value: "  " } });
    act(() => button("Send message").focus());
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });
});

test("the fields have the maximum lengths of the inbox", () => {
  open();
  for (const { name, maxLength } of CONTACT_FIELDS)
    expect(field(name)).toHaveAttribute("maxlength", String(maxLength));
});

describe("the draft", () => {
  const store = (draft: unknown) => sessionStorage.setItem("contact-draft", JSON.stringify(draft));
  const reopen = () => {
    dispatchEvent(new Event("pagehide"));
    cleanup();
    open();
  };

  test("a stored key without a field loses nothing of the draft", () => {
    // No field has this name, because it contains the names of all fields.
    const removed = CONTACT_FIELDS.map(({ name }) => name).join("-");
    store({ [removed]: "Old field", ...MESSAGE });
    open();
    expect(values()).toEqual(MESSAGE);
  });

  test.each([["nonsense"], [null], [1], [{ name: { first: "Ana" } }]])(
    "the invalid draft %j is ignored",
    (draft) => {
      store(draft);
      open();
      expect(values()).toEqual(EMPTY);
    },
  );

  test("text that a password manager has filled in without an input event is saved when the visitor leaves", () => {
    open();
    field("email").value = MESSAGE.email;
    reopen();
    expect(field("email")).toHaveValue(MESSAGE.email);
  });
});
