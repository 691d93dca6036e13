/** Splits a text after its first sentence. Without a second sentence, the rest is empty. */
export function splitFirstSentence(text: string): [first: string, rest: string] {
  const end = text.indexOf(". ") + 1 || text.length;
  return [text.slice(0, end), text.slice(end)];
}
