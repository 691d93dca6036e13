import data from "./face.json";

interface Glyph {
  /** Width with the space at its sides, in units. */
  advance: number;
  /** As the attribute `d`, with y going up from the baseline. */
  path: string;
}

/** By left character and the units between: all right characters. */
export type Kerning = Record<string, Record<string, string>>;

/** The display face as outlines: what `npm run font` writes into `face.json`. */
export interface FaceData {
  unitsPerEm: number;
  glyphs: Record<string, Glyph>;
  kerning: Kerning;
}

const { unitsPerEm, glyphs, kerning } = data as unknown as FaceData;

/** Between all letters, as the headings of the site have it. */
const TRACKING = -0.02 * unitsPerEm;

const pairs = new Map<string, number>();
for (const [left, values] of Object.entries(kerning)) {
  for (const [units, rights] of Object.entries(values)) {
    for (const right of rights) pairs.set(left + right, Number(units));
  }
}

const isKnown = (character: string) => glyphs[character] !== undefined;

/** What the face has for a character, at worst nothing: ﬁ is f and i, and ĕ is an e. */
function inFace(character: string): string {
  const plain = character.normalize("NFKC");
  const bare = character.normalize("NFKD").replace(/\p{M}/gu, "");
  return [character, plain, bare].find((text) => [...text].every(isKnown)) ?? "";
}

/**
 * A text in what the face can write: emoji and other signs it lacks are left out. Undefined where
 * it lacks a letter, as a word with holes says something else, and where nothing is left.
 */
export function writable(text: string): string | undefined {
  let written = "";
  for (const character of text.normalize("NFC")) {
    // A mark that melts with no letter, a joiner: nothing that stands for itself.
    if (/[\p{M}\p{Cf}]/u.test(character)) continue;
    const known = inFace(character);
    if (known === "" && /[\p{L}\p{N}]/u.test(character)) return undefined;
    written += /^\s*$/u.test(known) ? " " : known;
  }
  return written.replace(/ +/g, " ").trim() || undefined;
}

/** A glyph of a line: its outline in units, y going up, and where it begins. */
export interface PlacedGlyph {
  outline: string;
  x: number;
}

/** Calls back for each glyph of a writable text; gives the width in units. */
function setText(text: string, place?: (glyph: PlacedGlyph) => void): number {
  let x = 0;
  let left = "";
  for (const character of text) {
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`The face has no ${character}, in "${text}"`);
    if (left) x += TRACKING + (pairs.get(left + character) ?? 0);
    place?.({ outline: glyph.path, x });
    x += glyph.advance;
    left = character;
  }
  return x;
}

/** Width of a writable text, in em. */
export const widthOf = (text: string): number => setText(text) / unitsPerEm;

/** The glyphs of a line of writable text, from its beginning, in units. */
export function glyphsOf(text: string): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  setText(text, (glyph) => placed.push(glyph));
  return placed;
}

/** Units of the face in an em. */
export const UNITS_PER_EM = unitsPerEm;
