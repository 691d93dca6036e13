import type { Fault } from "./problem";

const ALLOWED = "write https://..., mailto:..., tel:..., a path as /services, or #part";

/** Blanks and control characters are dropped by browsers, backslashes are read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const OBSCURE = /[\u0000-\u0020\u007f-\u00a0\\]/;

/**
 * Whether a link of a post may be published. Only what is known to be harmless passes, so that no
 * spelling of `javascript:` has to be known here.
 * @param address as the markdown parser gives it, with entities and escapes already decoded
 */
export function addressFault(address: string): Fault | undefined {
  const refuse = (message: string, fix = ALLOWED) => ({ message, fix });
  if (address === "") return refuse("is a link without an address");
  if (OBSCURE.test(address)) {
    return refuse("is a link with a space, a backslash or a control character in its address");
  }
  if (address.startsWith("#")) return undefined;
  if (address.startsWith("/")) return pathFault(address);
  if (/^https?:/i.test(address)) return hostFault(address);
  if (/^mailto:[^@?]+@[^@?]+/i.test(address) || /^tel:\+?[\d().-]+$/i.test(address)) return;
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0];
  return scheme
    ? refuse(`is a link to ${scheme}, which is not allowed or not complete`)
    : refuse("is a link that is neither a path of this site nor a whole address");
}

function pathFault(address: string): Fault | undefined {
  if (address.startsWith("//")) {
    return { message: "is a link to another host without https:", fix: "write https: before it" };
  }
  const [path = ""] = address.split(/[?#]/);
  if (path !== "/" && path.endsWith("/")) {
    return {
      message: "is a link that ends with a slash",
      fix: `write ${path.replace(/\/+$/, "")}`,
    };
  }
  // A browser tidies up /a/../b and the like; what it would change is not what the author meant.
  const tidy = parseUrl(address, "https://site.invalid")?.pathname;
  return path.includes("//") || tidy !== path
    ? { message: "is not a plain path of this site", fix: "write it as /services or /blog/a-post" }
    : undefined;
}

function hostFault(address: string): Fault | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:\/\/[^/]/i.test(address)) {
    return { message: "is a link to an incomplete address", fix: "write https:// and the host" };
  }
  return url.username || url.password
    ? { message: "is a link with a name before the host (@)", fix: "remove what is before the @" }
    : undefined;
}

/** `URL.parse` of newer Nodes. */
const parseUrl = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;
