/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { LateToaster } from "../../src/components/LateToaster";
import { dismiss, getSnapshot, notify } from "../../src/notifications/toasts";
import "../support/pointer-event";

const TEXTS = {
  area: "Notifications ({hotkey})",
  announcement: "Notification",
  close: "Close notification",
};

// Rendering takes its time on a busy machine; a test that is cut off would spoil those after it.
jest.setTimeout(30_000);

// jsdom has no capturing of pointers; every browser has it.
Object.assign(Element.prototype, {
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => true,
});

// Loaded late on a page; here that would take time of the first test.
beforeAll(() => import("../../src/components/Toaster"));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

async function tell(notice: Parameters<typeof notify>[0]) {
  act(() => void notify(notice));
  await wait(100);
}

test("there is no area before the first notification", async () => {
  const { container } = render(<LateToaster texts={TEXTS} />);
  await wait(100);
  expect(container).toBeEmptyDOMElement();
});

test("one notification at a time, for 5000 ms each", async () => {
  render(<LateToaster texts={TEXTS} />);
  await tell({ text: "First", tone: "success" });
  await tell({ text: "Second", tone: "error" });
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toBeInTheDocument();
  expect(shown()).toEqual(["Second"]);
  await wait(4_850);
  expect(shown()).toEqual(["Second"]);
  await wait(200);
  expect(shown()).toEqual([]);
  expect(getSnapshot()).toMatchObject([{ text: "Second", open: false }]);
});

test("its button closes it", async () => {
  render(<LateToaster texts={TEXTS} />);
  await tell({ text: "Bye", tone: "success" });
  fireEvent.click(screen.getByRole("button", { name: "Close notification" }));
  expect(shown()).toEqual([]);
});

test("it is spoken, except where the page itself says it", async () => {
  render(<LateToaster texts={TEXTS} />);
  await tell({ text: "Spoken", tone: "success" });
  // Radix lets two frames pass before it speaks.
  await wait(100);
  expect(screen.getByRole("status")).toHaveTextContent("Notification Spoken");
  await tell({ text: "Seen", tone: "success", silent: true });
  expect(shown()).toEqual(["Seen"]);
  expect(screen.queryByRole("status")).toBeNull();
});

test("the focus goes back to where it came from", async () => {
  render(
    <>
      <button type="button">Copy</button>
      <LateToaster texts={TEXTS} />
    </>,
  );
  await tell({ text: "Closed by key", tone: "success" });
  const origin = screen.getByRole("button", { name: "Copy" });
  act(() => origin.focus());
  fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
  expect(screen.getByRole("list")).toHaveFocus();
  act(() => screen.getByRole("button", { name: "Close notification" }).focus());
  await wait(60_000);
  expect(shown()).toEqual(["Closed by key"]);
  fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
  expect(shown()).toEqual([]);
  expect(origin).toHaveFocus();
});

test("it waits while it is pointed at, and goes on with the rest of its time", async () => {
  render(<LateToaster texts={TEXTS} />);
  await tell({ text: "Read me", tone: "success" });
  await wait(2_900);
  fireEvent.pointerMove(screen.getByRole("list"));
  await wait(60_000);
  expect(shown()).toEqual(["Read me"]);
  fireEvent.pointerLeave(screen.getByRole("region"));
  await wait(1_900);
  expect(shown()).toEqual(["Read me"]);
  await wait(200);
  expect(shown()).toEqual([]);
});

test("F8 moves the focus to the notifications, another key does not", async () => {
  render(<LateToaster texts={TEXTS} />);
  await tell({ text: "News", tone: "success" });
  fireEvent.keyDown(document.body, { key: "F7", code: "F7" });
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
  expect(screen.getByRole("list")).toHaveFocus();
});

describe("a swipe", () => {
  /** A finger that goes so far from where it lies, and is lifted there. */
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
    ["55 px to the right sends it away", 55, 0, []],
    ["45 px to the right is not far enough", 45, 0, ["Swipe me"]],
    ["200 px to the left does nothing", -200, 0, ["Swipe me"]],
    ["200 px downwards does nothing", 0, 200, ["Swipe me"]],
  ])("of %s", async (_what, x, y, left) => {
    render(<LateToaster texts={TEXTS} />);
    await tell({ text: "Swipe me", tone: "success" });
    swipe(x, y);
    expect(shown()).toEqual(left);
  });
});

afterEach(() => {
  for (const { id } of getSnapshot()) dismiss(id);
});
