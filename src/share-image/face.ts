import data from "./face.json";

interface Glyph {
  /** Distance to the next glyph, in font units */
  advance: number;
  /** Outline as the SVG attribute `d`, in font units; y grows upwards from the baseline */
  path: string;
}

/**
 * Kerning pairs. Each left letter has an entry. In this entry, each key is an amount of kerning in
 * font units, and its value contains all letters that get this amount after the left letter.
 */
export type Kerning = Record<string, Record<string, string>>;

export interface FaceData {
  unitsPerEm: number;
  glyphs: Record<string, Glyph>;
  kerning: Kerning;
}

const { unitsPerEm, glyphs, kerning } = data as unknown as FaceData;

/** Letter spacing in font units, equal to the letter spacing of the site's headings. */
const TRACKING = -0.02 * unitsPerEm;

const pairs = new Map<string, number>();
for (const [left, values] of Object.entries(kerning)) {
  for (const [units, rights] of Object.entries(values)) {
    for (const right of rights) pairs.set(left + right, Number(units));
  }
}

const isKnown = (character: string) => glyphs[character] !== undefined;

/** Replaces a character without a glyph by simpler ones: ĕ by e, the ligature ﬁ by f and i. */
function toSupported(character: string): string {
  const plain = character.normalize("NFKC");
  const bare = character.normalize("NFKD").replace(/\p{M}/gu, "");
  return [character, plain, bare].find((text) => [...text].every(isKnown)) ?? "";
}

/** Removes symbols without a glyph. Returns undefined if a letter or a digit has no glyph. */
export function writable(text: string): string | undefined {
  let written = "";
  for (const character of text.normalize("NFC")) {
    if (/[\p{M}\p{Cf}]/u.test(character)) continue;
    const known = toSupported(character);
    if (known === "" && /[\p{L}\p{N}]/u.test(character)) return undefined;
    written += /^\s*$/u.test(known) ? " " : known;
  }
  return written.replace(/ +/g, " ").trim() || undefined;
}

interface PlacedGlyph {
  outline: string;
  x: number;
}

/** Returns the width of the text in font units. Every character must have a glyph. */
function setText(text: string, place?: (glyph: PlacedGlyph) => void): number {
  let x = 0;
  let left = "";
  for (const character of text) {
    const glyph = glyphs[character];
    if (!glyph)
      throw new Error(
        `The font of share images has no glyph for "${character}" in "${text}". Replace this character.`,
      );
    if (left) x += TRACKING + (pairs.get(left + character) ?? 0);
    place?.({ outline: glyph.path, x });
    x += glyph.advance;
    left = character;
  }
  return x;
}

export const widthOf = (text: string): number => setText(text) / unitsPerEm;

export function glyphsOf(text: string): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  setText(text, (glyph) => placed.push(glyph));
  return placed;
}

export const UNITS_PER_EM = unitsPerEm;
