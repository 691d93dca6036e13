/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import { OPEN_DELAY_MS, startTooltips } from "../../src/tooltips/tooltips";
import "../support/pointer-event";

// jsdom has no layout and no `innerText`. In these elements, `innerText` equals `textContent`.
Object.defineProperty(HTMLElement.prototype, "innerText", {
  get(this: HTMLElement) {
    return this.textContent;
  },
});

const button = (name: string) => screen.getByRole("button", { name });
const open = () => screen.queryAllByRole("tooltip").map((tooltip) => tooltip.textContent);
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

const pointAt = (element: Element, pointerType = "mouse") =>
  element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
const leave = () => pointAt(document.body);

startTooltips(new Event("focusin"));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <header><button data-tooltip=""> <span>Menu</span> </button></header>
    <main>
      <button aria-label="Copy link" data-tooltip=""><svg data-testid="icon"></svg></button>
      <button aria-label="Search" data-tooltip=""></button>
      <button aria-label="No tooltip"></button>
    </main>`;
  wait(10_000);
});
afterEach(() => {
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  leave();
});

test("a tooltip opens after the pointer has rested on a button for 700 ms, also if it moves", () => {
  pointAt(button("Copy link"));
  wait(600);
  pointAt(screen.getByTestId("icon"));
  wait(99);
  expect(open()).toEqual([]);
  wait(1);
  expect(open()).toEqual(["Copy link"]);
});

test.each([
  ["a pointer that leaves before the delay has passed", "Copy link", "mouse", OPEN_DELAY_MS - 1],
  ["an element without a tooltip", "No tooltip", "mouse", 5_000],
  ["a touch", "Copy link", "touch", 5_000],
])("no tooltip opens for %s", (_title, name, pointerType, pause) => {
  pointAt(button(name), pointerType);
  wait(pause);
  leave();
  wait(5_000);
  expect(open()).toEqual([]);
});

test("a tooltip stays open while the pointer is over the button or the tooltip", () => {
  pointAt(button("Menu"));
  wait(60_000);
  expect(open()).toEqual(["Menu"]);
  pointAt(screen.getByRole("tooltip"));
  wait(60_000);
  expect(open()).toEqual(["Menu"]);
  leave();
  expect(open()).toEqual([]);
});

test.each([
  ["without a delay", 299, ["Search"]],
  ["after the full delay", 301, []],
])("a tooltip opens %s if another tooltip was closed %i ms before", (_when, pause, shown) => {
  pointAt(button("Copy link"));
  wait(OPEN_DELAY_MS);
  leave();
  wait(pause);
  pointAt(button("Search"));
  wait(0);
  expect(open()).toEqual(shown);
  wait(OPEN_DELAY_MS);
  expect(open()).toEqual(["Search"]);
});

test("keyboard focus opens a tooltip at once in the main landmark, and Escape closes it", () => {
  button("Menu").focus();
  expect(open()).toEqual(["Menu"]);
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("tooltip"));
  // A description would make screen readers read the name twice.
  expect(button("Menu")).not.toHaveAttribute("aria-describedby");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(open()).toEqual([]);
});

test("no tooltip opens for a clicked element, which does not match :focus-visible", () => {
  const search = button("Search");
  jest.spyOn(search, "matches").mockReturnValue(false);
  search.focus();
  expect(open()).toEqual([]);
});

test.each(["pointerdown", "click", "focusout"])("a %s of the button closes its tooltip", (type) => {
  pointAt(button("Copy link"));
  wait(OPEN_DELAY_MS);
  button("Copy link").dispatchEvent(new Event(type, { bubbles: true }));
  wait(5_000);
  expect(open()).toEqual([]);
});

test("scrolling closes the tooltip of the pointer, and keeps the tooltip of the focus", () => {
  pointAt(button("Copy link"));
  wait(OPEN_DELAY_MS);
  document.dispatchEvent(new Event("scroll"));
  expect(open()).toEqual([]);
  button("Search").focus();
  document.dispatchEvent(new Event("scroll"));
  expect(open()).toEqual(["Search"]);
});
