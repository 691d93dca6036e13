import { CALLOUT_KINDS } from "./callouts";
import type { MarkdownNode } from "./tree";

/** Signs of other programs that would be published as they are, and what to write in their place. */
const SIGNS: [sign: RegExp, advice: string][] = [
  [/^:::+.*/m, "Write a callout as > [!NOTE] above a line that begins with >"],
  [
    /\{[.#][\w-][^}\n]*\}/,
    "Remove it. Headings have an id already, and **[a bold link](/contact)** alone is a button",
  ],
  [/^\[{1,2}TOC\]{1,2}$/im, "Remove it. Posts with three headings have a table of contents"],
  [/(?<!\w)==[^\s=](?:[^=\n]*[^\s=])?==(?!\w)/, "Write **bold words**"],
  [/\[\^[^\]\s]+\]/, "Write the footnote below the text, as in [^1]: The footnote"],
  [
    new RegExp(`^\\[!(?!(?:${CALLOUT_KINDS.join("|")})\\][ \\t]*$)\\w+\\]`, "m"),
    `Write one of ${CALLOUT_KINDS.map((kind) => `[!${kind}]`).join(", ")} alone in its line`,
  ],
];

interface ForeignMarkup {
  message: string;
  /** Number of lines between the beginning of the text and the sign */
  lines: number;
}

/** Returns the first sign in a text that has no meaning here. After `\`, a sign is meant as it is. */
export function foreignMarkup(
  { type, position }: MarkdownNode,
  markdown: string,
): ForeignMarkup | undefined {
  if (type !== "text" || !position) return undefined;
  const source = markdown.slice(position.start.offset, position.end.offset);
  for (const [sign, advice] of SIGNS) {
    const found = sign.exec(source);
    if (!found || source[found.index - 1] === "\\") continue;
    const message = `has "${found[0]}", which would be shown as it stands. ${advice}`;
    return { message, lines: source.slice(0, found.index).split("\n").length - 1 };
  }
  return undefined;
}
