/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useBottomScrollPadding } from "../../src/measurement/use-bottom-scroll-padding";

// Rendering takes its time on a busy machine; a test that is cut off would spoil those after it.
jest.setTimeout(30_000);

describe("a bar over the lower edge of the screen", () => {
  let resize = () => {};
  const disconnect = jest.fn();

  function Bar({ position }: { position: "sticky" | "static" }) {
    const ref = useRef<HTMLDivElement>(null);
    useBottomScrollPadding(ref);
    return <div ref={ref} style={{ position }} data-testid="bar" />;
  }
  const room = () => document.documentElement.style.scrollPaddingBottom;

  beforeEach(() => {
    globalThis.ResizeObserver = class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(element: Element) {
        Object.defineProperty(element, "offsetHeight", { value: 80, configurable: true });
      }
      unobserve() {}
      disconnect = disconnect;
    } as never;
  });

  test("keeps what gets the focus clear of it, by its height, as long as it is there", () => {
    const { unmount } = render(<Bar position="sticky" />);
    resize();
    expect(room()).toBe("96px");
    Object.defineProperty(screen.getByTestId("bar"), "offsetHeight", { value: 120 });
    resize();
    expect(room()).toBe("136px");
    unmount();
    expect(room()).toBe("");
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  test("takes no room where it covers nothing", () => {
    const { rerender } = render(<Bar position="sticky" />);
    resize();
    rerender(<Bar position="static" />);
    resize();
    expect(room()).toBe("");
  });
});
