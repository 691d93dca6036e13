import font from "../fonts/hanken-grotesk.woff2";

/** Some browsers return the name of the font in quotation marks. */
const FAMILY = /^"?Hanken"?$/;

let face: FontFace | undefined;

/**
 * Loads the text font into memory, so that the next page can show it at once. If the font is in the
 * browser's cache, this sends no request.
 */
export function loadTextFace(): void {
  // The style sheet declares the file for English text last, so the search begins at the end.
  const loaded = [...(document.fonts ?? [])]
    .reverse()
    .find(({ family, status }) => FAMILY.test(family) && status === "loaded");
  if (face || !loaded) return;
  const { family, weight, unicodeRange } = loaded;
  face = new FontFace(family, `url(${font})`, { weight, unicodeRange });
  // If the font cannot be loaded, the fallback font stays.
  face.load().catch(() => {});
}

/**
 * After the text font has loaded, adds the font to the document. With `font-display: optional`
 * alone, the document would keep the fallback font.
 */
export function showTextFace(): void {
  if (face?.status === "loaded") document.fonts.add(face);
}
