/**
 * Lets browsers that know speculation rules get the document of a link while the visitor points at it
 * or presses it: https://html.spec.whatwg.org/multipage/speculative-loading.html
 *
 * A document is got, not run: nothing is counted, kept or drawn of a page that nobody sees. Browsers
 * leave it out for visitors who save data.
 */
export const SPECULATION_RULES = "/links.speculationrules";

export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

/** A header of every answer. */
export const speculationRulesHeader = { "Speculation-Rules": `"${SPECULATION_RULES}"` };

/**
 * Once React follows the links, src/sections/Layout.tsx says so on the root element: it gets pages in
 * its own way, and none is got twice. Left out are links to this very page, files and other tabs.
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
