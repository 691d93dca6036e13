/** @jest-environment jsdom */
import { showRelativeTimes } from "../../src/lib/relative-time";

const NOW = Date.parse("2025-11-21T12:00:00Z");
const texts = () => [...document.querySelectorAll("time")].map((time) => time.textContent);

test("only elements with the attribute data-relative show relative dates", () => {
  document.body.innerHTML = `
    <time datetime="2025-11-18T08:00:00.000Z" data-relative>Nov 18, 2025</time>
    <time datetime="2025-11-18T08:00:00.000Z">Nov 18, 2025</time>
    <time datetime="2025-11-20T08:00:00.000Z" data-relative>Nov 20, 2025</time>`;
  showRelativeTimes(document, NOW);
  expect(texts()).toEqual(["3 days ago", "Nov 18, 2025", "1 day ago"]);
});

test("showing relative dates in one element does not change dates outside of this element", () => {
  const time = '<time datetime="2025-11-18T08:00:00.000Z" data-relative>Nov 18, 2025</time>';
  document.body.innerHTML = `<p>${time}</p><div>${time}</div>`;
  showRelativeTimes(document.querySelector("div") as Element, NOW);
  expect(texts()).toEqual(["Nov 18, 2025", "3 days ago"]);
});

test("the script for relative dates changes nothing on a page without dates", () => {
  document.body.innerHTML = "<p>Words</p>";
  showRelativeTimes(document, NOW);
  expect(document.body.innerHTML).toBe("<p>Words</p>");
});
