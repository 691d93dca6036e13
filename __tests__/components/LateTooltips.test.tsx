/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { LateTooltips } from "../../src/components/LateTooltips";
import "../support/pointer-event";

// Rendering takes its time on a busy machine; a test that is cut off would spoil those after it.
jest.setTimeout(30_000);

const button = (name: string) => screen.getByRole("button", { name });
/** What is open: Radix shows each text twice, once for screen readers. */
const open = () => screen.queryAllByRole("tooltip").map((tooltip) => tooltip.textContent);

const wait = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

async function pointAt(name: string, pointerType = "mouse") {
  fireEvent(button(name), new PointerEvent("pointerover", { bubbles: true, pointerType }));
  await wait(0);
  fireEvent(button(name), new PointerEvent("pointermove", { bubbles: true, pointerType }));
}

/** The pointer goes away, far enough from the tooltip too. */
async function leave(name: string) {
  fireEvent(button(name), new PointerEvent("pointerleave", { pointerType: "mouse" }));
  await wait(0);
  const away = { bubbles: true, pointerType: "mouse", clientX: 900, clientY: 900 };
  fireEvent(document.body, new PointerEvent("pointermove", away));
  await wait(0);
}

// Loaded late on a page; here that would take time of the first test.
beforeAll(() => import("../../src/components/Tooltips"));
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  render(
    <main>
      <button type="button" aria-label="Copy link" data-tooltip="" />
      <button type="button" aria-label="Search" data-tooltip="Search the whole site" />
      <LateTooltips pathname="/" />
    </main>,
  );
  // Loaded by the first that is met; from then on times are exact.
  await pointAt("Copy link");
  await wait(0);
  await leave("Copy link");
  await wait(2_000);
});
afterEach(() => jest.useRealTimers());

test("a tooltip opens after 700 ms and no sooner", async () => {
  await pointAt("Copy link");
  await wait(699);
  expect(open()).toEqual([]);
  await wait(1);
  expect(open()).toEqual(["Copy link"]);
});

test("a pointer that only passes opens nothing", async () => {
  await pointAt("Copy link");
  await wait(600);
  await leave("Copy link");
  await wait(5_000);
  expect(open()).toEqual([]);
});

test("it stays while it is pointed at, and goes with the pointer", async () => {
  await pointAt("Copy link");
  await wait(60_000);
  expect(open()).toEqual(["Copy link"]);
  await leave("Copy link");
  expect(open()).toEqual([]);
});

test.each([
  ["299 ms after another, the next opens at once", 299, ["Search the whole site"]],
  ["301 ms after another, the next takes its time", 301, []],
])("%s", async (_what, pause, shown) => {
  await pointAt("Copy link");
  await wait(700);
  await leave("Copy link");
  expect(open()).toEqual([]);
  await wait(pause);
  await pointAt("Search");
  await wait(0);
  expect(open()).toEqual(shown);
  await wait(700);
  expect(open()).toEqual(["Search the whole site"]);
});

test("the keyboard opens it at once, and Escape closes it", async () => {
  act(() => button("Search").focus());
  await wait(0);
  expect(open()).toEqual(["Search the whole site"]);
  expect(button("Search")).toHaveAccessibleDescription("Search the whole site");
  fireEvent.keyDown(button("Search"), { key: "Escape" });
  expect(open()).toEqual([]);
});

test("it lies in the main landmark, and a click closes it", async () => {
  await pointAt("Copy link");
  await wait(700);
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("tooltip"));
  fireEvent(button("Copy link"), new PointerEvent("pointerdown", { bubbles: true }));
  expect(open()).toEqual([]);
});
