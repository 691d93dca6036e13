/** A markdown text without what is of no interest, and where its lines come from. */
export interface ShortText {
  text: string;
  /** For each line of `text`, the number of the line it was, from 1 */
  lines: number[];
}

/**
 * What can begin a link, an image, HTML, an entity, an escape, a table or a fence. Lines between
 * two blank ones without any of it hold nothing that the check of a body looks for, save headings.
 */
const MEANINGFUL = /[<[\]|\\@]|`{3}|~{3}|&[#\w]|:\/\/|www/i;

const BLANK = /^[ \t]*$/;

/** What can make a heading of a line, or of the lines above it, also in a list or a quote. */
const HEADING = /^[^A-Za-z]*(?:#|$)/;

/** A line up to its first letter: blanks, and marks of lists, quotes and headings. */
const LINE_START = /^[^A-Za-z]*[A-Za-z]/;

const PROSE = /^["'(*_]*[A-Za-z]/;
const BULLET = /^- +\S/;
const NUMBER = /^\d{1,9}\. +\S/;
const PROSE_ITEM = /^\S+ +["'(*_]*[A-Za-z]/;

/**
 * Leaves out what cannot matter, because parsing is by far the most expensive part of the check.
 *
 * Plain paragraphs and lists go; only a block that is indented may belong to the one before it, so
 * there that one stays. Of lists with something in them, the plain items go. Of other plain lines
 * the start stays, which decides what kind of block they are. The rest is left as it is, and so are
 * blocks with headings, whose texts become addresses.
 */
export function shortenProse(markdown: string): ShortText {
  const source = markdown.split("\n");
  const short: ShortText = { text: "", lines: [] };
  const keep = (text: string, index: number) => {
    short.text += `${text}\n`;
    short.lines.push(index + 1);
  };
  let before: [string, number] | undefined;
  for (let start = 0; start < source.length; start++) {
    let end = start;
    while (end < source.length && !BLANK.test(source[end] ?? "")) end++;
    if (end === start) continue;
    const block = source.slice(start, end);
    const every = (kind: RegExp) => block.every((line) => kind.test(line));
    const list = every(BULLET) || every(NUMBER);
    const plain = !MEANINGFUL.test(block.join("\n"));
    const prose = every(PROSE) || (list && every(PROSE_ITEM));
    if (before && /^[ \t]/.test(block[0] ?? "")) {
      keep(...before);
      keep("", end);
    }
    before = undefined;
    if (plain && prose) {
      before = [shorten(block.at(-1) ?? ""), end - 1];
    } else {
      const headed = block.some((line) => HEADING.test(line));
      for (const [index, line] of block.entries()) {
        const dull = !headed && (plain || (list && !MEANINGFUL.test(line)));
        if (list && dull && PROSE_ITEM.test(line) && start + index < end - 1) continue;
        keep(dull ? shorten(line) : line, start + index);
      }
      keep("", end);
    }
    start = end;
  }
  return short;
}

const shorten = (line: string) => LINE_START.exec(line)?.[0] ?? line;
