/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render } from "@testing-library/react";
import { TooltipBridge } from "../../src/tooltips/TooltipBridge";
import "../support/pointer-event";

const HEARD = {
  onPointerMove: jest.fn(),
  onPointerLeave: jest.fn(),
  onPointerDown: jest.fn(),
  onFocus: jest.fn(),
  onBlur: jest.fn(),
  onClick: jest.fn(),
};
const ref = jest.fn();
let button: HTMLElement;

beforeEach(() => {
  jest.resetAllMocks();
  document.body.innerHTML = '<button data-tooltip="" aria-label="Copy link"></button>';
  button = document.body.firstElementChild as HTMLElement;
});

const renderBridge = (props = {}) =>
  render(<TooltipBridge element={button} ref={ref} {...HEARD} {...props} />);

test("renders nothing, and is the element as long as it is there", () => {
  const { container, unmount } = renderBridge();
  expect(container).toBeEmptyDOMElement();
  expect(ref.mock.calls).toEqual([[button]]);
  unmount();
  expect(ref).toHaveBeenLastCalledWith(null);
});

test("passes on what happens to the element, to the newest handlers, until it is gone", () => {
  const { rerender, unmount } = renderBridge();
  fireEvent.pointerMove(button);
  fireEvent.pointerLeave(button);
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  act(() => button.focus());
  act(() => button.blur());
  for (const handler of Object.values(HEARD)) expect(handler).toHaveBeenCalledTimes(1);
  const onClick = jest.fn();
  rerender(<TooltipBridge element={button} ref={ref} {...HEARD} onClick={onClick} />);
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(HEARD.onClick).toHaveBeenCalledTimes(1);
});

test("a focus that does not show is none", () => {
  renderBridge();
  const matches = jest.spyOn(button, "matches").mockReturnValue(false);
  act(() => button.focus());
  expect(HEARD.onFocus).not.toHaveBeenCalled();
  matches.mockRestore();
});

test("tells of the focus that was there before it", () => {
  button.focus();
  renderBridge();
  expect(HEARD.onFocus).toHaveBeenCalledTimes(1);
  expect(HEARD.onPointerMove).not.toHaveBeenCalled();
});

test("tells of the pointer that was there before it", () => {
  jest.spyOn(button, "matches").mockImplementation((selector) => selector === ":hover");
  renderBridge();
  expect(HEARD.onFocus).not.toHaveBeenCalled();
  expect(HEARD.onPointerMove.mock.calls).toEqual([
    [expect.objectContaining({ pointerType: "mouse", defaultPrevented: false })],
  ]);
});

test("describes the element only with what its name does not say", () => {
  const { rerender } = renderBridge({ "aria-describedby": "tip" });
  expect(button).not.toHaveAttribute("aria-describedby");
  button.dataset.tooltip = "The address of this article";
  rerender(<TooltipBridge element={button} aria-describedby="tip2" />);
  expect(button).toHaveAttribute("aria-describedby", "tip2");
  rerender(<TooltipBridge element={button} />);
  expect(button).not.toHaveAttribute("aria-describedby");
});
