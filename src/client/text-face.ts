import font from "../fonts/hanken-grotesk.woff2";

/** Some browsers return the name of the font in quotation marks. */
const FAMILY = /^"?Hanken"?$/;

let isAdded = false;

/**
 * With `font-display: optional`, a document keeps its fallback font. A font that a script adds is
 * used at once, so later pages show the site's font.
 */
export async function showTextFace(): Promise<void> {
  const loaded = [...(document.fonts ?? [])].find(
    ({ family, status }) => FAMILY.test(family) && status === "loaded",
  );
  if (isAdded || !loaded) return;
  isAdded = true;
  const { family, weight, unicodeRange } = loaded;
  const face = new FontFace(family, `url(${font})`, { weight, unicodeRange });
  // The file is usually in the browser's cache. If it cannot be loaded, the fallback font stays.
  await face.load().then(
    () => document.fonts.add(face),
    () => {},
  );
}
