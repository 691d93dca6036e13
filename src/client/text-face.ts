import font from "../fonts/hanken-grotesk.woff2";

/** Matches the name of the site's font. Some browsers return the name in quotation marks. */
const FAMILY = /^"?Hanken"?$/;

let isAdded = false;

/**
 * Shows the site's font after the first client-side navigation. With `font-display: optional`, a
 * document that was painted before the font had loaded keeps the fallback font. Browsers use a font
 * at once if a script adds it.
 */
export async function showTextFace(): Promise<void> {
  const loaded = [...(document.fonts ?? [])].find(
    ({ family, status }) => FAMILY.test(family) && status === "loaded",
  );
  if (isAdded || !loaded) return;
  isAdded = true;
  const { family, weight, unicodeRange } = loaded;
  const face = new FontFace(family, `url(${font})`, { weight, unicodeRange });
  // The font file is usually in the browser's cache. If the file cannot be loaded, the fallback font
  // stays.
  await face.load().then(
    () => document.fonts.add(face),
    () => {},
  );
}
