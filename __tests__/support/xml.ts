import { JSDOM } from "jsdom";

const { DOMParser } = new JSDOM("").window;

/** An XML file, parsed as strictly as the standard asks for; fails where it is not well-formed. */
export function parseXml(text: string): XMLDocument {
  return new DOMParser().parseFromString(text, "application/xml");
}

/** Texts of the elements with this name, at any depth; `dc:creator` with its prefix. */
export const textsOf = (root: ParentNode, name: string): string[] =>
  [...root.querySelectorAll("*")]
    .filter((element) => element.tagName === name)
    .map((element) => element.textContent ?? "");

/** The text of the only child element with this name; "" where there is none. */
export function childText(parent: Element, name: string): string {
  const found = [...parent.children].filter((child) => child.tagName === name);
  if (found.length > 1) throw new Error(`<${name}> is there ${found.length} times`);
  return found[0]?.textContent ?? "";
}
