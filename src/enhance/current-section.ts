/**
 * A heading is current if it is the last one in this area: everything above a line at a third of the
 * viewport.
 */
const AREA = "1000000px 0px -66%";

/** Marks the link to the current heading in the table of contents, without measuring on scroll. */
export function initCurrentSection(): void {
  const contents = document.querySelector("[data-contents]");
  if (!contents) return;
  const links = Array.from(contents.querySelectorAll("a"));
  const headings = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  const passed = new Set<Element>();

  function mark(): void {
    const current = links[headings.findLastIndex((heading) => heading && passed.has(heading))];
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    // Scrolls a table of contents that is taller than the viewport, but not the page.
    if (current) contents?.scrollTo(0, current.offsetTop - contents.clientHeight / 2);
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
