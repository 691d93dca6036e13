/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { LateMeasurement } from "../../src/components/LateMeasurement";
import { setConsent } from "../../src/measurement/consent";

const startMeasuring = jest.fn();
const stopMeasuring = jest.fn();
jest.mock("../../src/measurement/measure", () => ({
  startMeasuring: (...args: unknown[]) => startMeasuring(...args),
}));

const TEXTS = {
  label: "Counting",
  text: "May we count?",
  accept: "Allow",
  decline: "Decline",
  granted: "Counting: on",
  declined: "Counting: off",
};

const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const bar = () => screen.queryByRole("region", { name: "Counting" });
const button = (name: string) => screen.getByRole("button", { name });
const press = async (name: string) => {
  // As with a mouse: what is pressed has the focus.
  act(() => button(name).focus());
  fireEvent.click(button(name));
  await settle();
};

async function open() {
  render(
    <>
      <button type="button">Before</button>
      <footer>
        <div />
        <div />
      </footer>
      <LateMeasurement texts={TEXTS} />
    </>,
  );
  await settle();
}

beforeAll(() => {
  process.env.GATSBY_COLLECTOR = "/events";
  globalThis.ResizeObserver ??= class {
    observe() {}
    disconnect() {}
  } as never;
});
beforeEach(() => {
  startMeasuring.mockReset().mockReturnValue(stopMeasuring);
  stopMeasuring.mockReset();
  localStorage.clear();
});

test("who has not chosen is asked in a friendly way: read out, no focus taken, nothing counted", async () => {
  await open();
  expect(bar()).toBeVisible();
  expect(screen.getByText("May we count?")).toHaveAttribute("aria-live", "polite");
  expect(document.body).toHaveFocus();
  expect(button("Allow").className).toBe(button("Decline").className);
  expect(screen.queryByRole("button", { name: /Counting:/ })).toBeNull();
  expect(startMeasuring).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test("a yes is remembered and counted from then on, not from before", async () => {
  await open();
  await press("Allow");
  expect(bar()).toBeNull();
  expect(localStorage.getItem("measurement")).toBe("granted");
  expect(startMeasuring.mock.calls).toEqual([[false]]);
  expect(button("Counting: on").closest("footer")).not.toBeNull();
});

test("a no is remembered, and nothing is counted", async () => {
  await open();
  await press("Decline");
  expect(bar()).toBeNull();
  expect(localStorage.getItem("measurement")).toBe("declined");
  expect(startMeasuring).not.toHaveBeenCalled();
  expect(button("Counting: off").closest("footer")).not.toBeNull();
});

test("who said yes on an earlier visit is not asked, and their first click counts", async () => {
  localStorage.setItem("measurement", "granted");
  await open();
  expect(bar()).toBeNull();
  expect(startMeasuring.mock.calls).toEqual([[true]]);
});

test("the button in the footer asks again, takes the focus there and back, and a no ends it", async () => {
  localStorage.setItem("measurement", "granted");
  await open();
  await press("Counting: on");
  expect(button("Counting: on")).toHaveAttribute("aria-expanded", "true");
  expect(bar()).toHaveFocus();
  await press("Decline");
  expect(bar()).toBeNull();
  expect(button("Counting: off")).toHaveFocus();
  expect(stopMeasuring).toHaveBeenCalledTimes(1);
  // And back: nothing of the time between counts.
  await press("Counting: off");
  await press("Allow");
  expect(startMeasuring.mock.calls.map(([missed]) => missed)).toEqual([true, false]);
});

test("pressed twice, it leaves the choice as it was", async () => {
  localStorage.setItem("measurement", "declined");
  await open();
  await press("Counting: off");
  await press("Counting: off");
  expect(bar()).toBeNull();
  expect(localStorage.getItem("measurement")).toBe("declined");
});

test("an answer gives the focus back to where it came from", async () => {
  await open();
  act(() => button("Before").focus());
  await press("Decline");
  expect(button("Before")).toHaveFocus();
});

test("an answer in another tab holds here too", async () => {
  await open();
  localStorage.setItem("measurement", "granted");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "measurement" })));
  await settle();
  expect(bar()).toBeNull();
  expect(startMeasuring).toHaveBeenCalledTimes(1);
  act(() => setConsent("declined"));
  expect(stopMeasuring).toHaveBeenCalledTimes(1);
});

test("whose browser says no is not asked, whatever they had chosen", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  localStorage.setItem("measurement", "granted");
  await open();
  expect(screen.getAllByRole("button")).toEqual([button("Before")]);
  expect(startMeasuring).not.toHaveBeenCalled();
  Object.defineProperty(navigator, "globalPrivacyControl", { value: false, configurable: true });
});
