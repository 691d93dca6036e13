import { JSDOM } from "jsdom";

const { DOMParser } = new JSDOM("").window;

/** Parses an XML file; throws if it is not well-formed. */
export function parseXml(text: string): XMLDocument {
  return new DOMParser().parseFromString(text, "application/xml");
}

/** Returns the texts of all elements with this qualified name, for example `dc:creator`. */
export const textsOf = (root: ParentNode, name: string): string[] =>
  [...root.querySelectorAll("*")]
    .filter((element) => element.tagName === name)
    .map((element) => element.textContent?.trim() ?? "");

/** Returns the text of the only child element with this name, or "" if no child has the name. */
export function childText(parent: Element, name: string): string {
  const found = [...parent.children].filter((child) => child.tagName === name);
  if (found.length > 1)
    throw new Error(`There are ${found.length} elements <${name}>, expected one`);
  return found[0]?.textContent?.trim() ?? "";
}
