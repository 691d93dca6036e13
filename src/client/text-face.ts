import font from "../fonts/hanken-grotesk.woff2";

/** Browsers return the name with or without quotation marks. */
const FAMILY = /^"?Hanken"?$/;

let isAdded = false;

/**
 * Shows the text face from the second page of a document on. By `font-display: optional`, a document that
 * was painted before the face had loaded keeps the fallback, so that no text moves. Client-side navigation
 * stays in that document, so its visitors would never see the face. A face added by a script is used at once.
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
