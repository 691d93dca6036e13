/**
 * A schema.org object as the text of a script element. `<` is escaped, so that no string in it
 * can end the element; JSON readers give the same strings back.
 */
export function jsonLd(data: object): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
}
