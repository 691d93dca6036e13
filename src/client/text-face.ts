import font from "../fonts/hanken-grotesk.woff2";

/** Some browsers return the name of the font in quotation marks. */
const FAMILY = /^"?Hanken"?$/;

let face: FontFace | undefined;

/** Loads the font for the next page, usually from the browser's cache. */
export function loadTextFace(): void {
  const loaded = [...(document.fonts ?? [])].find(
    ({ family, status }) => FAMILY.test(family) && status === "loaded",
  );
  if (face || !loaded) return;
  const { family, weight, unicodeRange } = loaded;
  face = new FontFace(family, `url(${font})`, { weight, unicodeRange });
  // If the file cannot be loaded, the fallback font stays.
  face.load().catch(() => {});
}

/**
 * With `font-display: optional`, a document keeps its fallback font. A font that a script adds is
 * used at once, so later pages show the site's font.
 */
export function showTextFace(): void {
  if (face?.status === "loaded") document.fonts.add(face);
}
