/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useFocusReturn } from "../../src/lib/use-focus-return";

// Rendering takes its time on a busy machine; a test that is cut off would spoil those after it.
jest.setTimeout(30_000);

describe("the focus", () => {
  /** An area whose button closes it. */
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as the areas that use it */}
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

  test("returns to the element before the area, even after it has moved inside the area", () => {
    render(<Page />);
    for (const name of ["Before", "Other", "Close"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("Before")).toHaveFocus();
  });

  test("returns to the last element that had it before the area", () => {
    render(<Page />);
    for (const name of ["Before", "Close", "After", "Close"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("After")).toHaveFocus();
  });

  test("does not move if it is outside of the area", () => {
    render(<Page />);
    for (const name of ["Before", "Close", "After"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("After")).toHaveFocus();
  });
});
