/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/components/ContactForm";
import { notify } from "../../src/notifications/notify";
import { button, fakeFetch, field, fillIn, MESSAGE, result, TEXTS } from "../support/contact-form";

jest.mock("../../src/notifications/notify", () => ({ notify: jest.fn() }));
beforeEach(() => jest.mocked(notify).mockReset());

const OK = { ok: true, status: 200 };
const REFUSED = { ok: false, status: 500 };

async function send() {
  const { fetch, answers } = fakeFetch();
  const { container, unmount } = render(<ContactForm texts={TEXTS} />);
  const user = await fillIn();
  await user.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  const arrive = (how: typeof OK | Error) =>
    act(async () => {
      if (how instanceof Error) answers.at(-1)?.reject(how);
      else answers.at(-1)?.resolve(how);
    });
  const answer = async (how: typeof OK | Error) => {
    await arrive(how);
    await waitFor(() => expect(button()).toBeEnabled());
  };
  return {
    fetch,
    answer,
    arrive,
    unmount,
    user,
    form: container.querySelector("form") as HTMLFormElement,
  };
}

describe("sending", () => {
  test("while a message is being sent, the contact form ignores a second submit event", async () => {
    const { fetch, form, user } = await send();
    // fireEvent returns false if the form has prevented the browser's own submit.
    expect(fireEvent.submit(form)).toBe(false);
    await user.type(field(TEXTS.name.label), "{Enter}");
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("a successful response", () => {
  test("after a message was sent, the contact form shows the next steps and a button that shows the fields again", async () => {
    const { fetch, answers } = fakeFetch();
    const { container } = render(
      <ContactForm texts={TEXTS} steps={["You get a time for the call."]} />,
    );
    const fields = () => container.querySelector(".sent .fields");
    const user = await fillIn();
    await user.click(button());
    await act(async () => answers[0]?.resolve(OK));
    await waitFor(() => expect(fields()).not.toBeNull());
    expect(await screen.findByText("You get a time for the call.")).toBeInTheDocument();
    await user.click(button());
    expect(fields()).toBeNull();
    expect(field(TEXTS.name.label)).toHaveFocus();
    expect(result()).toBeEmptyDOMElement();
    expect(button()).toHaveTextContent("Send message");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("the contact form keeps the fields visible if the visitor has typed new text during sending", async () => {
    const { arrive, form } = await send();
    const message = field(TEXTS.message.label);
    fireEvent.input(message, { target: { value: "One thing more" } });
    await arrive(OK);
    await waitFor(() => expect(result()).toHaveTextContent(TEXTS.success));
    expect(form).not.toHaveClass("sent");
    expect(button()).toHaveTextContent("Send message");
  });

  test("the contact form keeps the success message visible after a double click on the submit button", async () => {
    const { answer, form } = await send();
    await answer(OK);
    fireEvent.click(button(), { detail: 2 });
    expect(form).toHaveClass("sent");
    expect(result()).toHaveTextContent(TEXTS.success);
  });

  test("the contact form replaces the success message with the fields when a password manager fills in a field", async () => {
    const { answer, form } = await send();
    await answer(OK);
    expect(form).toHaveClass("sent");
    fireEvent.input(field(TEXTS.email.label), { target: { value: MESSAGE.email } });
    expect(form).not.toHaveClass("sent");
  });
});

test("the contact form shows alternative contact channels after the server has rejected a message", async () => {
  const { answers } = fakeFetch();
  render(<ContactForm texts={TEXTS} otherChannels={<a href="mailto:a@b.example">Mail</a>} />);
  const user = await fillIn();
  expect(screen.queryByRole("link", { name: "Mail" })).toBeNull();
  await user.click(button());
  await act(async () => answers[0]?.resolve(REFUSED));
  expect(await screen.findByRole("link", { name: "Mail" })).toBeInTheDocument();
});

describe.each([
  ["success", OK],
  ["error", REFUSED],
  ["error", new TypeError("Failed to fetch")],
] as const)("the notification of %s", (tone, how) => {
  const notifications = () => jest.mocked(notify).mock.calls;

  test("if the contact form is in the viewport, the page scrolls to the result message and shows no notification", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const { answer } = await send();
    expect(scroll).not.toHaveBeenCalled();
    await answer(how);
    expect(scroll.mock.calls).toEqual([[{ block: "nearest" }]]);
    expect(scroll.mock.contexts[0]).toContainElement(result());
    expect(notifications()).toEqual([]);
    scroll.mockRestore();
  });

  test("if the contact form is outside of the viewport after sending, a notification shows the result, without an announcement to screen readers and without scrolling the page", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const below = { top: 5000, bottom: 5600 } as DOMRect;
    const { answer } = await send();
    const box = jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(below);
    await answer(how);
    expect(notifications()).toEqual([[{ text: TEXTS[tone], tone, silent: true }]]);
    expect(scroll).not.toHaveBeenCalled();
    box.mockRestore();
    scroll.mockRestore();
  });

  test("if the visitor leaves the contact page while a message is being sent, screen readers still announce the notification about the sent message", async () => {
    const { arrive, unmount } = await send();
    unmount();
    await arrive(how);
    await waitFor(() =>
      expect(notifications()).toEqual([[{ text: TEXTS[tone], tone, silent: false }]]),
    );
  });
});

describe("the focus", () => {
  /** Browsers remove the focus from a disabled button, but jsdom does not. */
  const dropFocus = () =>
    act(() => {
      field(TEXTS.name.label).focus();
      field(TEXTS.name.label).blur();
    });

  test.each([
    ["sent", OK],
    ["refused", REFUSED],
  ])(
    "when the message is %s, the contact form returns the focus to the submit button",
    async (_what, how) => {
      const { answer } = await send();
      dropFocus();
      expect(document.body).toHaveFocus();
      await answer(how);
      expect(button()).toHaveFocus();
    },
  );

  test("the contact form does not move the focus if the visitor has focused a field during sending", async () => {
    const { answer } = await send();
    act(() => field(TEXTS.name.label).focus());
    await answer(REFUSED);
    expect(field(TEXTS.name.label)).toHaveFocus();
  });

  test("when the success message replaces a field that has the focus, the focus moves to the button below the message", async () => {
    const { answer } = await send();
    act(() => field(TEXTS.name.label).focus());
    await answer(OK);
    expect(button()).toHaveFocus();
  });
});
