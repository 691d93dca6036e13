/** @jest-environment jsdom */
import { tooltipText } from "../../src/tooltips/use-tooltip";

// jsdom has no layout and no `innerText`. In these elements, `innerText` equals `textContent`.
Object.defineProperty(HTMLElement.prototype, "innerText", {
  get(this: HTMLElement) {
    return this.textContent;
  },
});

test.each([
  ['<button data-tooltip="" aria-label="Copy link"><svg></svg></button>', "Copy link"],
  ['<button data-tooltip=""><svg></svg> <span>Menu</span> </button>', "Menu"],
])("tooltipText returns the text of the tooltip for %s", (html, text) => {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  expect(tooltipText(element)).toBe(text);
});
