import { characterName } from "../characters";
import type { Fault } from "../problem";

const ALLOWED = "write https://..., mailto:..., tel:..., a path such as /services, or #heading";

const isKnown = (address: string) =>
  /^mailto:[^@?]+@[^@?]+/i.test(address) || /^tel:\+?[\d().-]+(;[\w=.-]+)*$/i.test(address);

/** Returns the complete address that an author probably means, or undefined. */
function completed(address: string): string | undefined {
  if (/^www\./i.test(address)) return `https://${address}`;
  if (/^https?:\/?[^/]/i.test(address)) return address.replace(/:\/?/, "://");
  const guess = /^tel:/i.test(address)
    ? address.replace(/%20/g, "-")
    : `mailto:${address.replace(/^mailto:\/*/i, "")}`;
  return isKnown(guess) ? guess : undefined;
}

/** Browsers ignore or replace these characters, which could hide the target of a link. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const OBSCURE = /[\u0000-\u0020\u007f-\u00a0\\]/;

/** Allows only known kinds of URLs, because `javascript:` can be spelled in too many ways. */
export function addressFault(address: string): Fault | undefined {
  const refuse = (message: string, fix = ALLOWED) => ({ message, fix });
  if (address === "") return refuse("is a link without an address");
  const [obscure] = OBSCURE.exec(address) ?? [];
  if (obscure) {
    const fix = obscure === " " ? "write %20 in place of each space" : "delete this character";
    return refuse(`is a link with ${characterName(obscure)} in its address`, fix);
  }
  if (address.startsWith("//")) {
    return refuse("begins with //, so it is a link to another host", "write https: before the //");
  }
  if (/^[/#]/.test(address)) return undefined;
  if (/^https?:/i.test(address)) return hostFault(address);
  if (isKnown(address)) return undefined;
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0];
  const meant = completed(address);
  return refuse(
    scheme
      ? `is a forbidden or incomplete link that starts with ${scheme}`
      : "is a link that is neither a path of this site nor a complete URL",
    meant && `write ${meant}`,
  );
}

function hostFault(address: string): Fault | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:\/\/[^/]/i.test(address)) {
    const meant = completed(address) ?? "https:// and the host";
    return { message: "is a link to an incomplete URL", fix: `write ${meant}` };
  }
  return url.username || url.password
    ? {
        message: "is a link with a user name before the host (@)",
        fix: "remove the user name and the @",
      }
    : undefined;
}

/** Returns undefined for an invalid URL. Node.js 20 has no `URL.parse`. */
export const parseUrl = (address: string): URL | undefined =>
  URL.canParse(address) ? new URL(address) : undefined;
