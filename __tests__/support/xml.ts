import { JSDOM } from "jsdom";

const { DOMParser } = new JSDOM("").window;

/** Parses an XML file; throws if it is not well-formed. */
export function parseXml(text: string): XMLDocument {
  return new DOMParser().parseFromString(text, "application/xml");
}

/** The texts of all elements with this qualified name, for example `dc:creator`. */
export const textsOf = (root: ParentNode, name: string): string[] =>
  [...root.querySelectorAll("*")]
    .filter((element) => element.tagName === name)
    .map((element) => element.textContent?.trim() ?? "");

/** The text of the only child element with this name; "" without one. */
export function childText(parent: Element, name: string): string {
  const found = [...parent.children].filter((child) => child.tagName === name);
  if (found.length > 1)
    throw new Error(`There are ${found.length} elements <${name}>, expected one`);
  return found[0]?.textContent?.trim() ?? "";
}
