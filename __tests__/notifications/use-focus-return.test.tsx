/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useFocusReturn } from "../../src/notifications/use-focus-return";

describe("an area that closes", () => {
  function Page() {
    const { ref, onFocus, restore } = useFocusReturn();
    const [open, setOpen] = useState(true);
    const close = () => {
      restore();
      setOpen(false);
    };
    return (
      <>
        <button type="button">Before</button>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the element only observes the
            focus */}
        <div ref={ref} onFocus={onFocus}>
          {open && (
            <>
              <button type="button">Other</button>
              <button type="button" onClick={close}>
                Close
              </button>
            </>
          )}
        </div>
        <button type="button">After</button>
      </>
    );
  }
  const button = (name: string) => screen.getByRole("button", { name });
  const focus = (name: string) => act(() => button(name).focus());

  test("when an element with the focus closes, the focus returns to the control that had it before", () => {
    render(<Page />);
    for (const name of ["Before", "Other", "Close"]) focus(name);
    const focused = jest.spyOn(button("Before"), "focus");
    fireEvent.click(button("Close"));
    expect(button("Before")).toHaveFocus();
    // The control can be outside of the viewport. The page must not scroll when the control gets
    // the focus.
    expect(focused).toHaveBeenCalledWith({ preventScroll: true });
  });

  test("when a part of the page closes, the focus returns to the last focused control outside of this part", () => {
    render(<Page />);
    for (const name of ["Before", "Close", "After", "Close"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("After")).toHaveFocus();
  });

  test("if the focus is outside of an element that closes, the focus does not move", () => {
    render(<Page />);
    for (const name of ["Before", "Close", "After"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("After")).toHaveFocus();
  });
});
