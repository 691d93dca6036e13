/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useBottomScrollPadding } from "../../src/measurement/use-bottom-scroll-padding";

describe("a bar over the lower edge of the screen", () => {
  let resize = () => {};
  const disconnect = jest.fn();

  function Bar({ position }: { position: "sticky" | "static" }) {
    const ref = useRef<HTMLDivElement>(null);
    useBottomScrollPadding(ref);
    return <div ref={ref} style={{ position }} data-testid="bar" />;
  }
  const padding = () => document.documentElement.style.scrollPaddingBottom;

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

  test("the scroll padding of the page follows the height of a sticky bar until the bar is removed", () => {
    const { unmount } = render(<Bar position="sticky" />);
    resize();
    expect(padding()).toBe("96px");
    Object.defineProperty(screen.getByTestId("bar"), "offsetHeight", { value: 120 });
    resize();
    expect(padding()).toBe("136px");
    unmount();
    expect(padding()).toBe("");
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  test("a bar that is not sticky sets no scroll padding of the page", () => {
    const { rerender } = render(<Bar position="sticky" />);
    resize();
    rerender(<Bar position="static" />);
    resize();
    expect(padding()).toBe("");
  });
});
