const NAMES: Record<string, string> = {
  "\t": "a tab",
  "\n": "a line break",
  "\r": "a carriage return",
  " ": "a space",
  "\\": "a backslash",
  "\u00a0": "a no-break space",
  "\u00ad": "a soft hyphen",
  "\u200b": "a zero-width space",
  "\u200c": "a zero-width non-joiner",
  "\u200d": "a zero-width joiner",
  "\u200e": "a left-to-right mark",
  "\u200f": "a right-to-left mark",
  "\u2028": "a line separator",
  "\u2029": "a paragraph separator",
  "\u202d": "a left-to-right override",
  "\u202e": "a right-to-left override",
  "\u202f": "a narrow no-break space",
  "\u2060": "a word joiner",
  "\u3000": "an ideographic space",
  "\ufeff": "a byte order mark",
};

/** Matches spaces other than the ordinary one, and characters without a shape. */
const INVISIBLE =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u00a0\u2000-\u200a\u202f\u205f\u3000]/u;

/** Returns how messages name a character, such as `a no-break space (U+00A0)`. */
export function characterName(character: string): string {
  const name = NAMES[character] ?? "an invisible character";
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return /[ \\\n]/.test(character) ? name : `${name} (U+${code})`;
}

/** Returns the name of the first character in a text that readers cannot see. */
export const invisibleIn = (text: string): string | undefined => {
  const [character] = INVISIBLE.exec(text) ?? [];
  return character && characterName(character);
};
