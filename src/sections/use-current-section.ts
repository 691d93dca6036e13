import { useEffect, useState } from "react";

/** How far under the top of the screen a heading may be and have its section called current. */
const LINE_PX = 148;

/** Which of the headings the reader has come to last, given their tops from the top of the screen. */
export function lastPassed(tops: readonly number[], atEnd: boolean, wanted: number): number {
  // At the end of the page no more headings can come up to the line: one that was asked for is
  // current although it stays below, and else the last.
  if (atEnd) return (tops[wanted] ?? 0) > LINE_PX ? wanted : tops.length - 1;
  return tops.findLastIndex((top) => top <= LINE_PX);
}

/** Id of the heading whose section is being read; none before the first, or before React. */
export function useCurrentSection(headings: readonly { readonly id: string }[]) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const tops = headings.map(
        ({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
      );
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2;
      const wanted = headings.findIndex(({ id }) => location.hash === `#${encodeURIComponent(id)}`);
      setCurrent(headings[lastPassed(tops, atEnd, wanted)]?.id);
    };
    // Layout is only read, and at most once for each picture the browser draws.
    const plan = () => {
      frame ||= requestAnimationFrame(read);
    };
    const events = ["scroll", "resize", "hashchange"];
    for (const event of events) addEventListener(event, plan, { passive: true });
    plan();
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) removeEventListener(event, plan);
    };
  }, [headings]);

  return current;
}
