/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { setConsent } from "../../src/measurement/consent";
import { Services } from "../support/page-services";

const startCounting = jest.fn();
const stopCounting = jest.fn();
jest.mock("../../src/measurement/measure", () => ({
  startCounting: (...args: unknown[]) => startCounting(...args),
}));

const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const bar = () => screen.queryByRole("region", { name: "Counting" });
const button = (name: string) => screen.getByRole("button", { name });
const press = async (name: string) => {
  // A click with a mouse first focuses the button.
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
      <Services />
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
  startCounting.mockReset().mockReturnValue(stopCounting);
  stopCounting.mockReset();
  localStorage.clear();
});

test("until the visitor answers the request for consent, no clicks are counted, and the request does not take the focus", async () => {
  await open();
  expect(bar()).toBeVisible();
  expect(screen.getByText("May we count?")).toHaveAttribute("aria-live", "polite");
  expect(document.body).toHaveFocus();
  expect(button("Allow").className).toBe(button("Decline").className);
  expect(screen.queryByRole("button", { name: /Counting:/ })).toBeNull();
  expect(startCounting).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test("the page counts clicks only after the visitor has consented, and stores the consent", async () => {
  await open();
  await press("Allow");
  expect(bar()).toBeNull();
  expect(localStorage.getItem("measurement")).toBe("granted");
  expect(startCounting.mock.calls).toEqual([[false]]);
  expect(button("Counting: on").closest("footer")).not.toBeNull();
});

test("the page stores the refusal when the visitor declines the counting of clicks, and counts no clicks", async () => {
  await open();
  await press("Decline");
  expect(bar()).toBeNull();
  expect(localStorage.getItem("measurement")).toBe("declined");
  expect(startCounting).not.toHaveBeenCalled();
  expect(button("Counting: off").closest("footer")).not.toBeNull();
});

test("for a visitor who has consented on an earlier visit, the page counts the first click without asking for consent again", async () => {
  localStorage.setItem("measurement", "granted");
  await open();
  expect(bar()).toBeNull();
  expect(startCounting.mock.calls).toEqual([[true]]);
});

test("the consent button in the footer opens the request for consent, and a refusal stops the counting of clicks", async () => {
  localStorage.setItem("measurement", "granted");
  await open();
  await press("Counting: on");
  expect(button("Counting: on")).toHaveAttribute("aria-expanded", "true");
  expect(bar()).toHaveFocus();
  await press("Decline");
  expect(bar()).toBeNull();
  expect(button("Counting: off")).toHaveFocus();
  expect(stopCounting).toHaveBeenCalledTimes(1);
  await press("Counting: off");
  await press("Allow");
  expect(startCounting.mock.calls.map(([missed]) => missed)).toEqual([true, false]);
});

test("a second click on the consent button in the footer closes the request for consent and keeps the stored choice", async () => {
  localStorage.setItem("measurement", "declined");
  await open();
  await press("Counting: off");
  await press("Counting: off");
  expect(bar()).toBeNull();
  expect(localStorage.getItem("measurement")).toBe("declined");
});

test("after the request for consent closes, the focus returns to the element that had the focus before", async () => {
  await open();
  act(() => button("Before").focus());
  await press("Decline");
  expect(button("Before")).toHaveFocus();
});

test("the page starts to count clicks when the visitor consents in another tab", async () => {
  await open();
  localStorage.setItem("measurement", "granted");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "measurement" })));
  await settle();
  expect(bar()).toBeNull();
  expect(startCounting).toHaveBeenCalledTimes(1);
  act(() => setConsent("declined"));
  expect(stopCounting).toHaveBeenCalledTimes(1);
});

test("Global Privacy Control prevents the request for consent and the counting of clicks, even if consent is stored", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  localStorage.setItem("measurement", "granted");
  await open();
  expect(screen.getAllByRole("button")).toEqual([button("Before")]);
  expect(startCounting).not.toHaveBeenCalled();
  Object.defineProperty(navigator, "globalPrivacyControl", { value: false, configurable: true });
});
