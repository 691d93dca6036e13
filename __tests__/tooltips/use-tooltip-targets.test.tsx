/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useTooltipTargets } from "../../src/tooltips/use-tooltip-targets";
import "../support/pointer-event";

const element = (id: string) => document.getElementById(id) as HTMLElement;
const hover = (id: string, pointerType = "mouse") =>
  act(() => {
    element(id).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
  });

function renderTargets(pathname = "/") {
  const { result, rerender } = renderHook((path) => useTooltipTargets(path), {
    initialProps: pathname,
  });
  return { ids: () => result.current.map((target) => target.element.id), result, goTo: rerender };
}

beforeEach(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  document.body.innerHTML = `
    <button id="copy" data-tooltip=""><svg id="icon"></svg></button>
    <button id="share" data-tooltip="Share"></button>
    <button id="plain"></button>`;
});

test("elements with a tooltip are met once, by whatever of them is pointed at", () => {
  const { ids } = renderTargets();
  expect(ids()).toEqual([]);
  for (const id of ["plain", "icon", "copy", "share"]) hover(id);
  expect(ids()).toEqual(["copy", "share"]);
});

test("a pen points, a finger does not", () => {
  const { ids } = renderTargets();
  hover("copy", "touch");
  expect(ids()).toEqual([]);
  hover("copy", "pen");
  expect(ids()).toEqual(["copy"]);
});

test("the focus of the keyboard meets them too, also where it was before", () => {
  element("share").focus();
  const { ids } = renderTargets();
  expect(ids()).toEqual(["share"]);
  act(() => element("copy").focus());
  expect(ids()).toEqual(["share", "copy"]);
});

test("on another page, what has gone is forgotten and what has stayed keeps its id", () => {
  const { ids, result, goTo } = renderTargets();
  hover("copy");
  hover("share");
  const id = result.current[1]?.id;
  element("copy").remove();
  goTo("/work");
  expect(ids()).toEqual(["share"]);
  expect(result.current[0]?.id).toBe(id);
  const before = result.current;
  goTo("/blog");
  expect(result.current).toBe(before);
});
