import { SPECULATION_RULES } from "../routes";

/**
 * Browsers prefetch the document of a link when the visitor hovers over it or presses it. They do
 * not prerender, because a prerendered page could count a visit.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

export const speculationRulesHeader = { "Speculation-Rules": `"${SPECULATION_RULES}"` };

/** Selects the links to other pages of the site. */
const LINKS = 'a:not([href^="#"], [href*="."], [target], [aria-current="page"])';

export const speculationRules = (): string =>
  JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: "/*" }, { selector_matches: LINKS }] },
        eagerness: "moderate",
      },
    ],
  });
