const HIDDEN = /<(script|style|svg)\b.*?<\/\1>/gs;

/** Tags inside a sentence. All other tags separate texts. */
const INLINE = /<\/?(?:a|b|br|code|del|em|mark|span|strong|time)\b[^>]*>/g;

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const decode = (text: string) =>
  text.replace(/&(?:#x(\w+)|#(\d+)|(\w+));/g, (reference, hex, decimal, name) => {
    if (name) return NAMED[name] ?? reference;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** Returns the texts of headings, paragraphs, list items and cells in HTML that the site has made. */
export const textsOfHtml = (html: string): string[] =>
  html
    .replace(HIDDEN, "")
    // Two links or buttons side by side are two words.
    .replaceAll("><", "> <")
    .replace(INLINE, "")
    .split(/<[^>]*>/)
    .map((text) => decode(text).replace(/\s+/g, " ").trim())
    .filter((text) => /\p{L}/u.test(text));

export const mainOf = (page: string): string =>
  page.slice(page.indexOf("<main"), page.indexOf("</main>"));

export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);
