/**
 * Speculation rules: browsers that support them prefetch the document of a link that the visitor
 * points at or presses. https://html.spec.whatwg.org/multipage/speculative-loading.html
 *
 * The rules prefetch pages but do not prerender them: a prerendered page could count, store or draw
 * something before the visitor opens it.
 */
export const SPECULATION_RULES = "/links.speculationrules";

export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

export const speculationRulesHeader = { "Speculation-Rules": `"${SPECULATION_RULES}"` };

/**
 * Matches links to other pages, but not links to hashes, links to files, or links that open new tabs.
 * When React has loaded, Gatsby prefetches pages itself. Then src/sections/Layout.tsx sets
 * `data-react` on the root element, and no link matches any more.
 */
const LINKS =
  ':root:not([data-react]) a:not([href^="#"], [href*="."], [target], [aria-current="page"])';

export const speculationRules = (): string =>
  JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: "/*" }, { selector_matches: LINKS }] },
        eagerness: "moderate",
      },
    ],
  });
