/**
 * Browsers with speculation rules prefetch the document of a link that the visitor points at or
 * presses. https://html.spec.whatwg.org/multipage/speculative-loading.html
 *
 * The rules do not prerender pages: a prerendered page could count or store something before the
 * visitor opens the page.
 */
export const SPECULATION_RULES = "/links.speculationrules";

export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

export const speculationRulesHeader = { "Speculation-Rules": `"${SPECULATION_RULES}"` };

/**
 * Matches links to other pages, except links to files and links that open new tabs. No link matches
 * after React has loaded, because src/sections/Layout.tsx sets `data-react`, and Gatsby then
 * prefetches pages.
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
