/**
 * A heading is current if it is the last one in this area: everything above a line at a third of the
 * viewport.
 */
const AREA = "1000000px 0px -66%";

const twoDigits = (number: number) => String(number).padStart(2, "0");

/**
 * Marks the link to the current heading in the table of contents, without measuring on scroll. The
 * bar of narrow screens names the heading, and its list closes after a click on a link.
 */
export function initCurrentSection(): void {
  const contents = document.querySelector("[data-contents]");
  const bar = contents?.querySelector("summary > span");
  if (!contents || !bar) return;
  const title = bar.textContent;
  const links = Array.from(contents.querySelectorAll("a"));
  const headings = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  const passed = new Set<Element>();

  const mark = () => {
    const index = headings.findLastIndex((heading) => heading && passed.has(heading));
    const current = links[index];
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    bar.textContent = current
      ? `${twoDigits(index + 1)} / ${twoDigits(links.length)} · ${current.textContent}`
      : title;
    // Scrolls a table of contents that is taller than the viewport, but not the page.
    if (current) contents.scrollTo(0, current.offsetTop - contents.clientHeight / 2);
  };

  for (const link of links) {
    link.addEventListener("click", () => link.closest("details")?.removeAttribute("open"));
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      mark();
    },
    { rootMargin: AREA },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
}
