/**
 * Speculation rules: browsers that support them prefetch the document of a link that the visitor points
 * at or presses. https://html.spec.whatwg.org/multipage/speculative-loading.html
 *
 * Prefetch and not prerender: the page is not run, so it neither counts nor stores nor draws anything
 * before it is visited. Browsers skip it for visitors who save data.
 */
export const SPECULATION_RULES = "/links.speculationrules";

export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

/** A header of every response. */
export const speculationRulesHeader = { "Speculation-Rules": `"${SPECULATION_RULES}"` };

/**
 * Matches links to other pages until React has loaded: then src/sections/Layout.tsx sets `data-react` on
 * the root element, because Gatsby prefetches pages itself. Excludes hashes, files and links to new tabs.
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
