/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { useRef, useState } from "react";
import { ContentsList } from "../../src/components/ContentsList";
import { useFocusReturn } from "../../src/lib/use-focus-return";
import { useSite } from "../../src/lib/use-site";
import { useBottomRoom } from "../../src/measurement/use-bottom-scroll-padding";
import { useCurrentSection } from "../../src/sections/use-current-section";

// Rendering takes its time on a busy machine; a test that is cut off would spoil those after it.
jest.setTimeout(30_000);

jest.mock("gatsby", () => ({ graphql: () => null, useStaticQuery: jest.fn() }));

describe("the list of an article's headings", () => {
  const HEADINGS = [
    { id: "start", text: "Start" },
    { id: "größe", text: "Size" },
    { id: "end", text: "End" },
  ];
  /** Tops of the headings from the top of the screen. */
  let tops: Record<string, number>;

  function Contents() {
    return <ContentsList headings={HEADINGS} current={useCurrentSection(HEADINGS)} />;
  }
  const current = () => screen.queryByRole("link", { current: true })?.textContent;

  /** Lets the visitor scroll: these are the tops afterwards. */
  function scroll(to: number[], event = "scroll") {
    tops = Object.fromEntries(HEADINGS.map(({ id }, index) => [id, to[index] ?? 0]));
    act(() => {
      dispatchEvent(new Event(event));
      jest.advanceTimersToNextFrame();
    });
  }

  function open(to: number[]) {
    document.body.innerHTML = HEADINGS.map(({ id }) => `<h2 id="${id}">Heading</h2>`).join("");
    for (const heading of document.querySelectorAll("h2")) {
      heading.getBoundingClientRect = () => ({ top: tops[heading.id] }) as DOMRect;
    }
    const page = render(<Contents />);
    scroll(to);
    return page;
  }

  const size = (name: "scrollHeight" | "clientHeight", value: number) =>
    Object.defineProperty(document.documentElement, name, { value, configurable: true });

  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, "", "/blog/a-post");
    Object.assign(window, { scrollY: 1_000 });
    size("scrollHeight", 5_000);
    size("clientHeight", 800);
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document.documentElement, "scrollHeight");
    Reflect.deleteProperty(document.documentElement, "clientHeight");
  });

  test("leads to each of them", () => {
    open([500, 900, 1_500]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "#start",
      "#größe",
      "#end",
    ]);
  });

  test("marks the one whose section is being read, as the visitor scrolls", () => {
    open([500, 900, 1_500]);
    expect(current()).toBeUndefined();
    scroll([100, 500, 1_100]);
    expect(current()).toBe("Start");
    scroll([-400, 120, 600]);
    expect(current()).toBe("Size");
    scroll([100, 620, 1_100]);
    expect(current()).toBe("Start");
  });

  test("marks another one when the window gets another size", () => {
    open([100, 500, 1_100]);
    scroll([-900, -500, 100], "resize");
    expect(current()).toBe("End");
  });

  test("marks the last at the end of the page, but one that was asked for in its place", () => {
    open([-900, 300, 600]);
    expect(current()).toBe("Start");
    Object.assign(window, { scrollY: 4_200 });
    scroll([-900, 300, 600]);
    expect(current()).toBe("End");
    history.replaceState(null, "", "#gr%C3%B6%C3%9Fe");
    scroll([-900, 300, 600], "hashchange");
    expect(current()).toBe("Size");
  });

  test("marks none of a page too short to scroll before its first heading", () => {
    Object.assign(window, { scrollY: 0 });
    size("scrollHeight", 800);
    open([200, 300, 400]);
    expect(current()).toBeUndefined();
  });

  test("reads the layout once for each frame, and never again once it is gone", () => {
    const { unmount } = open([100, 500, 1_100]);
    const read = jest.spyOn(document, "getElementById");
    act(() => {
      for (let event = 0; event < 20; event++) dispatchEvent(new Event("scroll"));
      jest.advanceTimersToNextFrame();
    });
    expect(read).toHaveBeenCalledTimes(HEADINGS.length);
    unmount();
    dispatchEvent(new Event("scroll"));
    jest.runAllTimers();
    expect(read).toHaveBeenCalledTimes(HEADINGS.length);
    read.mockRestore();
  });
});

describe("the focus", () => {
  /** An area whose button closes it. */
  function Page() {
    const { ref, onFocus, giveBack } = useFocusReturn();
    const [open, setOpen] = useState(true);
    const close = () => {
      giveBack();
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

  test("goes back to where it came from, also after steps inside the area", () => {
    render(<Page />);
    for (const name of ["Before", "Other", "Close"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("Before")).toHaveFocus();
  });

  test("goes back to the last place before the area", () => {
    render(<Page />);
    for (const name of ["Before", "Close", "After", "Close"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("After")).toHaveFocus();
  });

  test("stays where it is when it is not in the area", () => {
    render(<Page />);
    for (const name of ["Before", "Close", "After"]) focus(name);
    fireEvent.click(button("Close"));
    expect(button("After")).toHaveFocus();
  });
});

describe("a bar over the lower edge of the screen", () => {
  let resize = () => {};
  const disconnect = jest.fn();

  function Bar({ position }: { position: "sticky" | "static" }) {
    const ref = useRef<HTMLDivElement>(null);
    useBottomRoom(ref);
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

describe("data of every page", () => {
  const answer = (data: unknown) => jest.mocked(useStaticQuery).mockReturnValue(data);

  test("the settings of the site are at hand", () => {
    const settings = { brand: "Steepline" };
    answer({ settings });
    expect(renderHook(() => useSite()).result.current).toBe(settings);
  });
});
