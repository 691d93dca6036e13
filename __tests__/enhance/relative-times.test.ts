/** @jest-environment jsdom */
import { initRelativeTimes } from "../../src/enhance/relative-times";

test("only dates with the attribute data-relative are replaced by relative times", () => {
  jest.useFakeTimers({ now: Date.parse("2025-11-21T12:00:00Z") });
  document.body.innerHTML = `
    <time datetime="2025-11-18T08:00:00.000Z" data-relative>Nov 18, 2025</time>
    <time datetime="2025-11-18T08:00:00.000Z">Nov 18, 2025</time>
    <time datetime="2025-11-20T08:00:00.000Z" data-relative>Nov 20, 2025</time>`;
  initRelativeTimes();
  const texts = [...document.querySelectorAll("time")].map((time) => time.textContent);
  expect(texts).toEqual(["3 days ago", "Nov 18, 2025", "1 day ago"]);
});
