/** What XML 1.0 has no way to write, not even escaped: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // A parser makes spaces and line feeds of these.
  "\t": "&#9;",
  "\r": "&#13;",
};

const escapeText = (text: string) =>
  text.replace(FORBIDDEN, "").replace(/[&<>"\t\r]/g, (character) => ESCAPES[character] ?? "");

const INSIDE = Symbol("written by element()");

/** An element as XML; other code cannot make one of a string. */
interface Xml {
  [INSIDE]: string;
}

type Attributes = Record<string, string | number>;
type Child = string | Xml | readonly Xml[];

const isXml = (child: string | Xml): child is Xml => typeof child !== "string";

/** An XML element. Strings in it are text: whatever they hold, they open and end nothing. */
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

/** An XML file. */
export const toXml = (root: Xml): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root[INSIDE]}\n`;
