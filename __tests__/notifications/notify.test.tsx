/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { notify } from "../../src/notifications/notify";
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

async function show(text: string) {
  await act(() => notify({ text, tone: "success" }));
  await wait(100);
}

test("the page shows one notification at a time, each for 5000 ms", async () => {
  await show("First");
  await show("Second");
  expect(shown()).toEqual(["Second"]);
  await wait(4_850);
  expect(shown()).toEqual(["Second"]);
  await wait(200);
  expect(shown()).toEqual([]);
});

test("a closed notification is removed after 1,000,000 ms", async () => {
  await show("Closed");
  fireEvent.click(screen.getByRole("button", { name: "Close notification" }));
  expect(shown()).toEqual([]);
  await wait(999_000);
  expect(jest.getTimerCount()).toBe(1);
  await wait(1_000);
  expect(jest.getTimerCount()).toBe(0);
});

test("F8 moves the focus to the notifications", async () => {
  await show("Focused");
  fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
  expect(screen.getByRole("list")).toHaveFocus();
});

test.each([
  [55, []],
  [45, ["Swipe me"]],
  [-200, ["Swipe me"]],
])("after a swipe of %i px to the right, the notifications are %j", async (x, left) => {
  await show("Swipe me");
  const toast = screen.getByRole("listitem");
  const finger = { bubbles: true, button: 0, pointerType: "touch", clientY: 100 };
  fireEvent(toast, new PointerEvent("pointerdown", { ...finger, clientX: 200 }));
  for (const part of [0.4, 0.7, 1]) {
    fireEvent(toast, new PointerEvent("pointermove", { ...finger, clientX: 200 + x * part }));
  }
  fireEvent(toast, new PointerEvent("pointerup", { ...finger, clientX: 200 + x }));
  expect(shown()).toEqual(left);
});
