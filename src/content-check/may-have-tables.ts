/** A line that can end the head of a table: dashes, colons and bars, after marks of quotes and lists. */
const DELIMITERS = /^[\t >*+\d.)|:-]*-[\t |:-]*$/;

/** Begins a quote or an item of a list. */
const MARK = /^(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/;

/** Plain, a mark without its number, or undefined where a line can be in several things or is a note. */
function kindOf(line: string): string | undefined {
  if (/^[A-Za-z]/.test(line)) return "";
  if (/^[ \t]|^\[\^/.test(line)) return undefined;
  const mark = MARK.exec(line)?.[0] ?? "";
  const rest = mark && line.slice(mark.length).trimStart();
  return MARK.test(rest) || rest.startsWith("[^") ? undefined : mark.replace(/^\d+/, "");
}

/**
 * Whether the table construct can matter. It makes tables, and where it is looked for, a paragraph ends
 * that goes on in a line without the marks of what it is in, as in `> a` and `b`. So no line may be of
 * another kind than the one before, unless that is blank.
 */
export function mayHaveTables(markdown: string): boolean {
  let before: string | undefined;
  let first = true;
  for (const line of markdown.split(/\r\n?|\n/)) {
    if (DELIMITERS.test(line)) return true;
    const blank = line === "";
    const kind = kindOf(line);
    if (!blank && !first && (kind === undefined || kind !== before)) return true;
    first = blank;
    before = kind;
  }
  return false;
}
