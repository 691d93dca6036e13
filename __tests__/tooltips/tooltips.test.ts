/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import { startTooltips } from "../../src/tooltips/tooltips";
import "../support/pointer-event";

const button = (name: string) => screen.getByRole("button", { name });
const open = () => screen.queryAllByRole("tooltip").map((tooltip) => tooltip.textContent);
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

const pointAt = (element: Element, pointerType = "mouse") =>
  element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
const leave = () => pointAt(document.body);
const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

document.body.innerHTML = `
  <main>
    <button aria-label="Copy link" data-tooltip=""><svg data-testid="icon"></svg></button>
    <button aria-label="Search" data-tooltip=""></button>
    <button aria-label="No tooltip"></button>
  </main>`;
const start = new FocusEvent("focusin");
document.body.dispatchEvent(start);
startTooltips(start);

beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(10_000);
});
afterEach(() => {
  (document.activeElement as HTMLElement).blur();
  leave();
  wait(10_000);
});

test("a tooltip opens after the pointer has rested on a control for 700 ms", () => {
  pointAt(button("Copy link"));
  wait(600);
  // The pointer moves inside of the control.
  pointAt(screen.getByTestId("icon"));
  wait(99);
  expect(open()).toEqual([]);
  wait(1);
  expect(open()).toEqual(["Copy link"]);
});

test.each([
  ["a control without a tooltip", "No tooltip", "mouse"],
  ["a touch", "Copy link", "touch"],
])("no tooltip opens for %s", (_title, name, pointerType) => {
  pointAt(button(name), pointerType);
  wait(5_000);
  expect(open()).toEqual([]);
});

test("a tooltip stays open while the pointer is over it, and closes when the pointer leaves", () => {
  pointAt(button("Copy link"));
  wait(700);
  pointAt(screen.getByRole("tooltip"));
  wait(60_000);
  expect(open()).toEqual(["Copy link"]);
  leave();
  expect(open()).toEqual([]);
});

test.each([
  [299, ["Search"]],
  [301, []],
])("%i ms after a tooltip has closed, the open tooltips are %j", (pause, shown) => {
  pointAt(button("Copy link"));
  wait(700);
  leave();
  wait(pause);
  pointAt(button("Search"));
  wait(0);
  expect(open()).toEqual(shown);
  wait(700);
  expect(open()).toEqual(["Search"]);
});

test("the focus opens a tooltip at once, in the main landmark, and Escape closes it", () => {
  button("Search").focus();
  expect(open()).toEqual(["Search"]);
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("tooltip"));
  press("Escape");
  expect(open()).toEqual([]);
});

test.each(["pointerdown", "focusout"])("a %s of the control closes its tooltip", (type) => {
  pointAt(button("Copy link"));
  wait(700);
  button("Copy link").dispatchEvent(new Event(type, { bubbles: true }));
  wait(5_000);
  expect(open()).toEqual([]);
});
