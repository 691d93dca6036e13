/** The property that `collectShifts` adds to the window. */
export interface Shifts {
  moved: string[];
}

/** Collects layout shifts as `HTML: from x,y to x,y`. Must run before the page is drawn. */
export function collectShifts(): void {
  const moved: string[] = [];
  const at = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: Shifted[] })[]) {
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent;
        moved.push(`${name}: from ${at(previousRect)} to ${at(currentRect)}`);
      }
      if (entry.sources.length === 0) moved.push("a removed element");
    }
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(window, { moved });
}

interface Shifted {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}
