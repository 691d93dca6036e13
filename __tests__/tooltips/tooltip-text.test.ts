/** @jest-environment jsdom */
import { isDescription, tooltipText } from "../../src/tooltips/use-tooltip";

// jsdom has no layout and no `innerText`. In these elements, `innerText` equals `textContent`.
Object.defineProperty(HTMLElement.prototype, "innerText", {
  get(this: HTMLElement) {
    return this.textContent;
  },
});

test.each([
  ['<button data-tooltip="" aria-label="Copy link"><svg></svg></button>', "Copy link", false],
  ['<button data-tooltip=""><svg></svg> <span>Menu</span> </button>', "Menu", false],
  ['<button data-tooltip="Copy link" aria-label="Copy link"></button>', "Copy link", false],
  ['<button data-tooltip="Stops the stars" aria-label="Pause"></button>', "Stops the stars", true],
])("tooltipText returns the text of the tooltip for %s", (html, text, more) => {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  expect(tooltipText(element)).toBe(text);
  expect(isDescription(element)).toBe(more);
});
