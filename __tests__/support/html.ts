import type { HTMLElement } from "node-html-parser";

/** Returns the decoded value of an attribute, or "" if the attribute is missing. */
export const attr = (element: HTMLElement | null | undefined, name: string): string =>
  element?.getAttribute(name) ?? "";

/** Returns the decoded text of an element, with collapsed spaces. */
export const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.text ?? "").replace(/\s+/g, " ").trim();

/** Returns the only element that matches a selector. Throws if the number of matches is not one. */
export function one(root: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = root.querySelectorAll(selector);
  if (!found || more.length > 0) {
    const count = found ? more.length + 1 : 0;
    throw new Error(`There are ${count} elements ${selector}, expected one`);
  }
  return found;
}

export const texts = (root: HTMLElement, selector: string): string[] =>
  root.querySelectorAll(selector).map(textOf);

export const linksNamed = (root: HTMLElement, text: string): string[] =>
  root
    .querySelectorAll("a")
    .filter((link) => textOf(link) === text)
    .map((link) => attr(link, "href"));

export const links = (root: HTMLElement): [string, string][] =>
  root.querySelectorAll("a").map((link) => [textOf(link), attr(link, "href")]);

export const metas = (page: HTMLElement, name: string): string[] =>
  page
    .querySelectorAll("head meta")
    .filter((meta) => [attr(meta, "name"), attr(meta, "property")].includes(name))
    .map((meta) => attr(meta, "content"));

export const mainOf = (page: HTMLElement): HTMLElement => one(page, "main");
