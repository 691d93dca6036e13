/** Word processors and websites leave these characters in copied text: no sign, or a soft hyphen. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** A non-breaking space after the sign of a list or a heading would make ordinary text of the line. */
const SPACE_AFTER_SIGN = /^( *(?:[-*+]|\d{1,9}[.)]|#{1,6}))\u00a0/gm;

const ITEM = /^ *((?:[-*+]|\d{1,9}[.)]) +)\S/;
const FENCE = /^ *(?:```|~~~)/;

/**
 * Indents lists below `1.` as far as Markdown needs. Authors indent them by two spaces, which makes a
 * sub-list in their editors, and a part of the same list in Markdown.
 */
function indentSubLists(markdown: string): string {
  // The items around a line: their indentation, and the first column of their text after the change.
  const items: { indent: number; text: number; added: number }[] = [];
  let isCode = false;
  const lines = markdown.split("\n").map((line) => {
    if (!line.trim()) return line;
    const indent = line.search(/[^ ]/);
    while (!isCode && indent < (items.at(-1)?.indent ?? -2) + 2) items.pop();
    const parent = items.at(-1);
    let added = parent?.added ?? 0;
    const [, sign] = (!isCode && ITEM.exec(line)) || [];
    if (sign) {
      added = Math.max(added, (parent?.text ?? 0) - indent);
      items.push({ indent, text: indent + added + sign.length, added });
    }
    if (FENCE.test(line)) isCode = !isCode;
    return " ".repeat(added) + line;
  });
  return lines.join("\n");
}

/** Code, in which comments stay, and comments. Outside of code, visitors do not receive comments. */
const CODE_OR_COMMENT =
  /^ *(```+|~~~+).*?(?:^ *\1|(?![\s\S]))|(`+)(?!`)[^\n]*?[^`]\2(?!`)|<!--.*?-->/gms;

/** In Markdown, the words after a comment at the beginning of a line would be a part of the comment. */
const removeComments = (markdown: string): string =>
  markdown.replace(CODE_OR_COMMENT, (found) =>
    found.startsWith("<!--") ? found.replace(/[^\n]/g, "") : found,
  );

/** Repairs text before it is parsed, so that the text is shown as its author saw it. Keeps all lines. */
export const repairText = (markdown: string): string =>
  indentSubLists(removeComments(markdown).replace(INVISIBLE, "").replace(SPACE_AFTER_SIGN, "$1 "));
