/** Characters that XML 1.0 does not allow, not even escaped: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // Parsers normalize these two to spaces and line feeds.
  "\t": "&#9;",
  "\r": "&#13;",
};

const escapeText = (text: string) =>
  text.replace(FORBIDDEN, "").replace(/[&<>"\t\r]/g, (character) => ESCAPES[character] ?? "");

const INSIDE = Symbol("written by element()");

/** A serialized XML element. Only `element()` can create one, so that a string is never taken as XML. */
interface Xml {
  [INSIDE]: string;
}

type Attributes = Record<string, string | number>;
type Child = string | Xml | readonly Xml[];

const isXml = (child: string | Xml): child is Xml => typeof child !== "string";

/** Creates an XML element. Strings are escaped as text. */
export function element(name: string, attributes: Attributes, ...children: Child[]): Xml {
  const open = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeText(String(value))}"`,
  );
  const inside = children
    .flat()
    .map((child: string | Xml) => (isXml(child) ? `\n${child[INSIDE]}` : escapeText(child)))
    .join("");
  const end = inside.startsWith("\n<") ? "\n" : "";
  const tag = `${name}${open.join("")}`;
  return { [INSIDE]: inside ? `<${tag}>${inside}${end}</${name}>` : `<${tag}/>` };
}

/** Serializes an XML file. */
export const toXml = (root: Xml): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root[INSIDE]}\n`;
