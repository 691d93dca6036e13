/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { ContentsList } from "../../src/sections/PostContents";
import { useCurrentSection } from "../../src/sections/use-current-section";

describe("the list of an article's headings", () => {
  const HEADINGS = [
    { id: "start", text: "Start" },
    { id: "größe", text: "Size" },
    { id: "end", text: "End" },
  ];
  let tops: Record<string, number>;

  function Contents() {
    return <ContentsList headings={HEADINGS} current={useCurrentSection(HEADINGS)} />;
  }
  const current = () => screen.queryByRole("link", { current: true })?.textContent;

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

  test("the table of contents links to each heading of the article", () => {
    open([500, 900, 1_500]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "#start",
      "#größe",
      "#end",
    ]);
  });

  test("the table of contents highlights the current section while the visitor scrolls", () => {
    open([500, 900, 1_500]);
    expect(current()).toBeUndefined();
    scroll([100, 500, 1_100]);
    expect(current()).toBe("Start");
    scroll([-400, 120, 600]);
    expect(current()).toBe("Size");
    scroll([100, 620, 1_100]);
    expect(current()).toBe("Start");
  });

  test("the table of contents updates the highlighted section when the visitor resizes the window", () => {
    open([100, 500, 1_100]);
    scroll([-900, -500, 100], "resize");
    expect(current()).toBe("End");
  });

  test("when the visitor has scrolled to the end of the page, the table of contents highlights the section that the URL names, or otherwise the last section", () => {
    open([-900, 300, 600]);
    expect(current()).toBe("Start");
    Object.assign(window, { scrollY: 4_200 });
    scroll([-900, 300, 600]);
    expect(current()).toBe("End");
    history.replaceState(null, "", "#gr%C3%B6%C3%9Fe");
    scroll([-900, 300, 600], "hashchange");
    expect(current()).toBe("Size");
    scroll([-900, -300, 600], "hashchange");
    expect(current()).toBe("End");
  });

  test("the table of contents highlights no section on a page that is too short to scroll", () => {
    Object.assign(window, { scrollY: 0 });
    size("scrollHeight", 800);
    open([200, 300, 400]);
    expect(current()).toBeUndefined();
  });

  test("the table of contents reads the layout at most once per frame, and never after the component is unmounted", () => {
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
