import { domainToASCII } from "node:url";

const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const OUTSIDE_ASCII = /[^\0-\x7f]/;
const HOST_CHARACTERS = /^(?:[a-z0-9.-]|[^\0-\x7f])+$/i;

/** The spelling of a domain that DNS uses; "" when there is none. */
function asciiDomain(domain: string): string {
  if (!OUTSIDE_ASCII.test(domain)) return domain;
  // domainToASCII reads its argument as the start of a URL and would stop at a slash.
  return HOST_CHARACTERS.test(domain) ? domainToASCII(domain) : "";
}

/**
 * Whether a text is an e-mail address as an `<input type="email">` accepts it, so that the form
 * and the inbox never disagree. Browsers take domains in any script (some send them on unchanged,
 * some as punycode) and need no dot in them.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  return at > 0 && LOCAL.test(text.slice(0, at)) && DOMAIN.test(asciiDomain(text.slice(at + 1)));
}
