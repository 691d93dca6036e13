/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Services } from "../support/page-services";
import "../support/pointer-event";

const button = (name: string) => screen.getByRole("button", { name });
const open = () => screen.queryAllByRole("tooltip").map((tooltip) => tooltip.textContent);

const wait = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

async function pointAt(name: string, pointerType = "mouse") {
  fireEvent(button(name), new PointerEvent("pointerover", { bubbles: true, pointerType }));
  await wait(0);
}

async function leave(name: string) {
  const mouse = { bubbles: true, pointerType: "mouse" };
  fireEvent(button(name), new PointerEvent("pointerout", mouse));
  fireEvent(button(name), new PointerEvent("pointerleave", mouse));
  await wait(0);
  const away = { ...mouse, clientX: 900, clientY: 900 };
  fireEvent(document.body, new PointerEvent("pointermove", away));
  await wait(0);
}

const Page = ({ pathname }: { pathname: string }) => (
  <>
    <header>
      <button type="button" aria-label="Menu" data-tooltip="" />
    </header>
    <main key={pathname}>
      <button type="button" aria-label="Copy link" data-tooltip="">
        <svg data-testid="icon" />
      </button>
      <button type="button" aria-label="Search" data-tooltip="" />
      <button type="button" aria-label="No tooltip" />
    </main>
    <Services pathname={pathname} />
  </>
);
let goTo: (pathname: string) => void;

// Loads the chunk before the first test, so that the tooltip opens without a loading delay.
beforeAll(() => import("../../src/components/Tooltip"));
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
  const { rerender } = render(<Page pathname="/" />);
  goTo = (pathname) => rerender(<Page pathname={pathname} />);
});
afterEach(() => jest.useRealTimers());

test("a tooltip opens after the pointer has rested on a button for 700 ms, and not earlier", async () => {
  await pointAt("Copy link");
  await wait(699);
  expect(open()).toEqual([]);
  await wait(1);
  expect(open()).toEqual(["Copy link"]);
});

test("the delay of a tooltip does not restart when the pointer moves within the button", async () => {
  await pointAt("Copy link");
  await wait(600);
  const icon = screen.getByTestId("icon");
  fireEvent(
    button("Copy link"),
    new MouseEvent("pointerout", { bubbles: true, relatedTarget: icon }),
  );
  fireEvent(icon, new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  await wait(100);
  expect(open()).toEqual(["Copy link"]);
});

test.each([
  ["a pointer that leaves before 700 ms have passed", "Copy link", "mouse", 600],
  ["an element without a tooltip", "No tooltip", "mouse", 5_000],
  ["a touch", "Copy link", "touch", 5_000],
])("no tooltip opens for %s", async (_title, name, pointerType, pause) => {
  await pointAt(name, pointerType);
  await wait(pause);
  await leave(name);
  await wait(5_000);
  expect(open()).toEqual([]);
});

test("a tooltip stays open while the pointer rests on the button, and closes when the pointer leaves", async () => {
  await pointAt("Copy link", "pen");
  await wait(60_000);
  expect(open()).toEqual(["Copy link"]);
  await leave("Copy link");
  expect(open()).toEqual([]);
});

test.each([
  ["without a delay", 299, ["Search"]],
  ["after the full delay", 301, []],
])("a tooltip opens %s if another tooltip was closed %i ms before", async (_when, pause, shown) => {
  await pointAt("Copy link");
  await wait(700);
  await leave("Copy link");
  expect(open()).toEqual([]);
  await wait(pause);
  await pointAt("Search");
  await wait(0);
  expect(open()).toEqual(shown);
  await wait(700);
  expect(open()).toEqual(["Search"]);
});

test("keyboard focus opens a tooltip without a delay, and Escape closes the tooltip", async () => {
  act(() => button("Search").focus());
  await wait(0);
  expect(open()).toEqual(["Search"]);
  // A description would make screen readers read the name twice.
  expect(button("Search")).not.toHaveAttribute("aria-describedby");
  fireEvent.keyDown(button("Search"), { key: "Escape" });
  expect(open()).toEqual([]);
});

test("no tooltip opens for a focused element that does not match :focus-visible, for example after a click", async () => {
  const search = button("Search");
  jest.spyOn(search, "matches").mockReturnValue(false);
  act(() => search.focus());
  await wait(0);
  expect(open()).toEqual([]);
});

test("a tooltip is in the main landmark, and closes on a click", async () => {
  await pointAt("Copy link");
  await wait(700);
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("tooltip"));
  fireEvent.click(button("Copy link"));
  expect(open()).toEqual([]);
  await wait(5_000);
  expect(open()).toEqual([]);
});

test("after client-side navigation, a visitor can open the tooltip of a header button again", async () => {
  await pointAt("Menu");
  await wait(700);
  expect(open()).toEqual(["Menu"]);
  goTo("/work");
  await wait(0);
  expect(open()).toEqual([]);
  await leave("Menu");
  await wait(1_000);
  await pointAt("Menu");
  await wait(700);
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("tooltip"));
  expect(open()).toEqual(["Menu"]);
});

test("if a button gets the focus and the browser scrolls to the button, its tooltip is visible after the scroll", async () => {
  const below = { ...button("Search").getBoundingClientRect(), top: 2_000, bottom: 2_040 };
  jest.spyOn(button("Search"), "getBoundingClientRect").mockReturnValue(below);
  act(() => button("Search").focus());
  await wait(0);
  fireEvent.scroll(document);
  expect(open()).toEqual([]);
  fireEvent(document, new Event("scrollend"));
  await wait(0);
  expect(open()).toEqual(["Search"]);
});
