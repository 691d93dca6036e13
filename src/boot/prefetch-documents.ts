/**
 * Lets the browser get the next page as soon as a link to it is pressed, or pointed at for a moment;
 * browsers spare those who save data. Once React is here it has its own way, and this goes:
 * src/document/prefetch.ts.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
const RULES = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

export function prefetchDocuments(): void {
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.text = RULES;
  document.head.append(script);
}
