import { domainToASCII } from "node:url";

const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const OUTSIDE_ASCII = /[^\0-\x7f]/;
const HOST_CHARACTERS = /^(?:[a-z0-9.-]|[^\0-\x7f])+$/i;

/** Returns the ASCII form of a domain (punycode); "" for an invalid domain. */
function asciiDomain(domain: string): string {
  if (!OUTSIDE_ASCII.test(domain)) return domain;
  // domainToASCII parses its argument as the start of a URL and would stop at a slash.
  return HOST_CHARACTERS.test(domain) ? domainToASCII(domain) : "";
}

/**
 * Whether a text is an e-mail address by the rules of `<input type="email">`, so that form and inbox
 * agree. Browsers accept domains without a dot, and domains in any script, which some browsers send
 * as punycode. Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  return at > 0 && LOCAL.test(text.slice(0, at)) && DOMAIN.test(asciiDomain(text.slice(at + 1)));
}
