import { useEffect, useState } from "react";

/** The maximum distance of the current heading from the top of the viewport, in pixels. */
const CURRENT_BELOW_PX = 198;

/**
 * Returns the index of the current heading, or -1 if no heading is current.
 *
 * @param tops distances of the headings from the top of the viewport
 * @param atEnd whether the page is scrolled to its end
 * @param wanted index of the heading in the hash of the URL, or -1
 */
function lastPassed(tops: readonly number[], atEnd: boolean, wanted: number): number {
  // A heading is current if it is the last one above this distance from the top of the viewport. The
  // last headings cannot get there, because the page ends. So at the end of the page, the current
  // heading is the one that the URL names, or the last heading if the URL names none.
  if (atEnd) return (tops[wanted] ?? 0) > CURRENT_BELOW_PX ? wanted : tops.length - 1;
  return tops.findLastIndex((top) => top <= CURRENT_BELOW_PX);
}

/** Returns the id of the current heading, or undefined if no heading is current. */
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
    // Reads the layout at most once per frame.
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    const events = ["scroll", "resize", "hashchange"];
    for (const event of events) addEventListener(event, schedule, { passive: true });
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) removeEventListener(event, schedule);
    };
  }, [headings]);

  return current;
}
