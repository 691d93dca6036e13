/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { notify } from "../../src/notifications/notify";
import {
  dismiss,
  getToasts,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
} from "../../src/notifications/toasts";
import "../support/pointer-event";

// jsdom lacks pointer capture, which every browser has.
Object.assign(Element.prototype, {
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => true,
});

// Loads the component before the first test, which would time out otherwise.
beforeAll(() => import("../../src/notifications/show"));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

async function show(notice: Parameters<typeof notify>[0]) {
  await act(() => notify(notice));
  await wait(100);
}

test("the page has no area for notifications before the first notification", async () => {
  expect(document.body).toBeEmptyDOMElement();
});

test("the page shows one notification at a time, each for 5000 ms", async () => {
  await show({ text: "First", tone: "success" });
  await show({ text: "Second", tone: "error" });
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toBeInTheDocument();
  expect(shown()).toEqual(["Second"]);
  await wait(4_850);
  expect(shown()).toEqual(["Second"]);
  await wait(200);
  expect(shown()).toEqual([]);
  expect(getToasts()).toMatchObject([{ text: "Second", open: false }]);
});

test("a notification closes when the visitor clicks the close button", async () => {
  await show({ text: "Bye", tone: "success" });
  fireEvent.click(screen.getByRole("button", { name: "Close notification" }));
  expect(shown()).toEqual([]);
});

test("a notification is announced to screen readers, unless the notification is marked as silent", async () => {
  await show({ text: "Spoken", tone: "success" });
  // Radix announces a notification two frames after it is shown.
  await wait(100);
  expect(screen.getByRole("status")).toHaveTextContent("Notification Spoken");
  await show({ text: "Seen", tone: "success", silent: true });
  expect(shown()).toEqual(["Seen"]);
  expect(screen.queryByRole("status")).toBeNull();
});

test("when Escape closes a focused notification, the focus returns to the element that was focused before", async () => {
  const button = document.createElement("button");
  button.textContent = "Copy";
  document.body.append(button);
  await show({ text: "Closed by key", tone: "success" });
  const origin = screen.getByRole("button", { name: "Copy" });
  act(() => origin.focus());
  fireEvent.keyDown(document.body, { key: TOAST_HOTKEY, code: TOAST_HOTKEY });
  expect(screen.getByRole("list")).toHaveFocus();
  act(() => screen.getByRole("listitem").focus());
  await wait(60_000);
  expect(shown()).toEqual(["Closed by key"]);
  const focused = jest.spyOn(origin, "focus");
  fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
  expect(shown()).toEqual([]);
  expect(origin).toHaveFocus();
  // The element can be outside of the viewport, and the page must not scroll to it.
  expect(focused).toHaveBeenCalledWith({ preventScroll: true });
  // No notification is open, so the key leaves the focus where it is.
  fireEvent.keyDown(document.body, { key: TOAST_HOTKEY, code: TOAST_HOTKEY });
  expect(origin).toHaveFocus();
});

test("the timer of a notification pauses while the pointer is over the notification", async () => {
  await show({ text: "Read me", tone: "success" });
  await wait(2_000);
  fireEvent.pointerMove(screen.getByRole("list"));
  await wait(60_000);
  expect(shown()).toEqual(["Read me"]);
  fireEvent.pointerLeave(screen.getByRole("region"));
  await wait(TOAST_DURATION_MS - 2_200);
  expect(shown()).toEqual(["Read me"]);
  await wait(200);
  expect(shown()).toEqual([]);
});

describe("a swipe of a notification", () => {
  function swipe(x: number, y = 0) {
    const toast = screen.getByRole("listitem");
    const finger = { bubbles: true, button: 0, pointerType: "touch" };
    const at = (part: number) => ({ clientX: 200 + x * part, clientY: 100 + y * part });
    fireEvent(toast, new PointerEvent("pointerdown", { ...finger, ...at(0) }));
    for (const part of [0.4, 0.7, 1]) {
      fireEvent(toast, new PointerEvent("pointermove", { ...finger, ...at(part) }));
    }
    fireEvent(toast, new PointerEvent("pointerup", { ...finger, ...at(1) }));
  }

  test.each([
    [55, 0, "closes", []],
    [45, 0, "does not close", ["Swipe me"]],
    [-200, 0, "does not close", ["Swipe me"]],
    [0, 200, "does not close", ["Swipe me"]],
  ])(
    "a swipe of %i px to the right and %i px downwards %s the notification",
    async (x, y, _what, left) => {
      await show({ text: "Swipe me", tone: "success" });
      swipe(x, y);
      expect(shown()).toEqual(left);
    },
  );
});

afterEach(() => {
  act(() => {
    for (const { id } of getToasts()) dismiss(id);
  });
});
