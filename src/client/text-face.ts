import font from "../fonts/hanken-grotesk.woff2";

/** Browsers return the name with or without quotation marks. */
const FAMILY = /^"?Hanken"?$/;

let isAdded = false;

/**
 * Shows the site's font for texts after the first client-side navigation. Because of `font-display:
 * optional`, a document that was painted before the font had loaded keeps the fallback font, so that no
 * text moves. Client-side navigation stays in that document, so visitors would never see the site's
 * font. The browser uses a font that a script adds at once.
 */
export async function showTextFace(): Promise<void> {
  const loaded = [...(document.fonts ?? [])].find(
    ({ family, status }) => FAMILY.test(family) && status === "loaded",
  );
  if (isAdded || !loaded) return;
  isAdded = true;
  const { family, weight, unicodeRange } = loaded;
  const face = new FontFace(family, `url(${font})`, { weight, unicodeRange });
  // The file is in the browser's cache. If it is not, the fallback stays.
  await face.load().then(
    () => document.fonts.add(face),
    () => {},
  );
}
