/** Decodes a path or an id, so that it can be compared with names of files. Returns an invalid text as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize();
  } catch {
    return text;
  }
}
