/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import ContactForm from "../../../src/islands/contact-form/ContactForm";
import { keepDraft } from "../../../src/islands/contact-form/draft";
import { HONEYPOT } from "../../../src/islands/contact-form/send-message";
import { contactMessage } from "../../../src/lib/contact-message";
import { EMPTY, MESSAGE } from "../../support/message";
import { ERROR, SUCCESS } from "../../support/specification";

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

// jsdom has neither fetch nor the scrolling of elements.
Object.assign(globalThis, { fetch: fetchMock });
Element.prototype.scrollIntoView = jest.fn();

const field = (name: string) => document.getElementById(`contact-${name}`) as HTMLInputElement;
const honeypot = () => document.getElementById(HONEYPOT) as HTMLInputElement;
const values = () => contactMessage(({ name }) => field(name).value);
const button = (name: string) => screen.getByRole("button", { name });
const status = () => screen.getByRole("status");
const expectStatus = (text: string) => waitFor(() => expect(status()).toHaveTextContent(text));

function write() {
  for (const [name, value] of Object.entries(MESSAGE))
    fireEvent.input(field(name), { target: { value } });
}

const send = () => fireEvent.click(button("Send message"));

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockResolvedValue({ ok: true });
  sessionStorage.clear();
  const afterSending = { title: "Meanwhile", text: "Read.", label: "Our guides", path: "/blog" };
  const privacy = { label: "Privacy", path: "https://legal.example" };
  const texts = { prepare: ["A link"], next: "We answer.", privacy, afterSending };
  render(<ContactForm {...texts} />);
});

test("the form sends its fields as JSON, shows the success, and empties the fields and the draft", async () => {
  keepDraft();
  write();
  expect(sessionStorage).toHaveLength(1);
  send();
  await expectStatus(SUCCESS);
  const [url, { method, headers, body }] = fetchMock.mock.calls[0] ?? ["", {}];
  expect([url, method, JSON.parse(String(body))]).toEqual(["/api/contact", "POST", MESSAGE]);
  expect(headers).toEqual({ "Content-Type": "application/json", Accept: "application/json" });
  expect(values()).toEqual(EMPTY);
  expect(sessionStorage).toHaveLength(0);
});

test("after a success, the status has the focus, and another message starts in the first field", async () => {
  write();
  field("email").focus();
  send();
  await waitFor(() => expect(status()).toHaveFocus());
  expect(field("name")).not.toBeVisible();
  fireEvent.click(button("Write another message"));
  await waitFor(() => expect(field("name")).toHaveFocus());
  expect(status()).toBeEmptyDOMElement();
  expect(button("Send message")).toBeEnabled();
});

test("the form says above the message what to write, and after a success what happens next", async () => {
  expect(screen.getByText("A link").compareDocumentPosition(field("message"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.queryByRole("link", { name: "Our guides" })).toBeNull();
  write();
  send();
  await screen.findByRole("link", { name: "Our guides" });
  expect(screen.getByText("A link")).not.toBeVisible();
  expect(screen.getAllByText("We answer.").at(-1)).toBeVisible();
});

test("a link of the form to another site says that it opens a new tab", () => {
  const link = screen.getByRole("link", { name: "Privacy (opens in a new tab)" });
  expect(link).toHaveAttribute("target", "_blank");
});

test("while a message is being sent, the button is disabled, and further submits send nothing", async () => {
  let respond = (_: Partial<Response>) => {};
  fetchMock.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  write();
  const form = document.forms[0] as HTMLFormElement;
  for (let time = 0; time < 5; time++) fireEvent.submit(form);
  expect(await screen.findByRole("button", { name: "Sending..." })).toBeDisabled();
  respond({ ok: true });
  await expectStatus(SUCCESS);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each([
  ["the status 500", () => Promise.resolve({ ok: false, status: 500 })],
  ["a network failure", () => Promise.reject(new TypeError("Failed to fetch"))],
])(
  "after %s, the form shows the error, keeps its values, and can send again",
  async (_, respond) => {
    fetchMock.mockImplementationOnce(respond);
    write();
    send();
    await expectStatus(ERROR);
    expect(values()).toEqual(MESSAGE);
    send();
    await expectStatus(SUCCESS);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  },
);

test("a request without a response ends in the error after 30 seconds", async () => {
  const timeout = new AbortController();
  const start = jest.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  fetchMock.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason)),
      ),
  );
  write();
  send();
  await waitFor(() => expect(start).toHaveBeenCalledWith(30_000));
  timeout.abort();
  await expectStatus(ERROR);
});

test("a message of a program that fills the hidden field looks sent, but is not sent", async () => {
  write();
  honeypot().value = "Cheap links";
  send();
  await expectStatus(SUCCESS);
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a message also has the fields that the form provider requires", async () => {
  process.env.GATSBY_CONTACT_EXTRA = '{"access_key":"public-key"}';
  write();
  await jest.isolateModulesAsync(async () => {
    const { sendMessage } = await import("../../../src/islands/contact-form/send-message");
    await sendMessage(document.forms[0] as HTMLFormElement);
  });
  const [, { body }] = fetchMock.mock.calls[0] ?? ["", {}];
  expect(JSON.parse(String(body))).toEqual({ ...MESSAGE, access_key: "public-key" });
});

test("people and the posted form do not meet the hidden field", () => {
  expect(honeypot()).toHaveAttribute("tabindex", "-1");
  expect(screen.getAllByRole("textbox")).not.toContain(honeypot());
  const form = document.forms[0] as HTMLFormElement;
  expect([...new FormData(form).keys()]).toEqual(Object.keys(MESSAGE));
});

describe("the draft", () => {
  const open = (path: string) => {
    history.replaceState(null, "", path);
    document.forms[0]?.reset();
    keepDraft();
  };

  test("fills the empty fields of the next document", () => {
    open("/contact");
    write();
    document.forms[0]?.reset();
    field("email").value = "new@example.com";
    keepDraft();
    expect(values()).toEqual({ ...MESSAGE, email: "new@example.com" });
  });

  test("does not fill the hidden field, although a provider has a field named subject", () => {
    sessionStorage.setItem("contact-draft", "subject=New+lead");
    open("/contact");
    expect(honeypot()).toHaveValue("");
  });

  test("stays if the visitor opens the confirmation page without sending the message", () => {
    open("/contact");
    write();
    open("/contact/sent");
    open("/contact");
    expect(values()).toEqual(MESSAGE);
  });

  test("goes when the browser has posted it and opens the confirmation page", () => {
    open("/contact");
    write();
    // The copy has no listener of React, so the browser posts it.
    const copy = document.forms[0]?.cloneNode(true) as HTMLFormElement;
    document.body.append(copy);
    copy.dispatchEvent(new Event("submit", { bubbles: true }));
    copy.remove();
    open("/contact/sent");
    open("/contact");
    expect(values()).toEqual(EMPTY);
  });
});
