/** Names of the characters that texts from other programs contain most often. */
const NAMES: Record<string, string> = {
  "\t": "a tab",
  "\n": "a line break",
  " ": "a space",
  "\\": "a backslash",
  "\u00a0": "a no-break space",
  "\u200b": "a zero-width space",
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
