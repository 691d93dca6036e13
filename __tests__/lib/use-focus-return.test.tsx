/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useFocusReturn } from "../../src/lib/use-focus-return";

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

  test("when an area that contains the focus closes, returns the focus to the element that had the focus before", () => {
    render(<Page />);
    for (const name of ["Before", "Other", "Close"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("Before")).toHaveFocus();
  });

  test("returns the focus to the last focused element outside of the closed area", () => {
    render(<Page />);
    for (const name of ["Before", "Close", "After", "Close"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("After")).toHaveFocus();
  });

  test("does not move the focus if an element outside of the closed area has the focus", () => {
    render(<Page />);
    for (const name of ["Before", "Close", "After"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("After")).toHaveFocus();
  });
});
