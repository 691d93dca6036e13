import { characterName } from "../characters";
import type { Fault } from "../problem";

const ALLOWED = "write https://..., mailto:..., tel:..., a path such as /services, or #heading";

/** Browsers ignore or replace these characters, which could hide the target of a link. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const OBSCURE = /[\u0000-\u0020\u007f-\u00a0\\]/;

/** Allows only known kinds of URLs, because `javascript:` can be spelled in too many ways. */
export function addressFault(address: string): Fault | undefined {
  const refuse = (message: string) => ({ message, fix: ALLOWED });
  if (address === "") return refuse("is a link without an address");
  const [obscure] = OBSCURE.exec(address) ?? [];
  if (obscure) return refuse(`is a link with ${characterName(obscure)} in its address`);
  if (address.startsWith("//")) {
    return {
      message: "begins with //, so it is a link to another host",
      fix: "write https: before the //",
    };
  }
  if (/^[/#]/.test(address)) return undefined;
  if (/^https?:/i.test(address)) return hostFault(address);
  if (/^mailto:[^@?]+@[^@?]+/i.test(address) || /^tel:\+?[\d().-]+(;[\w=.-]+)*$/i.test(address))
    return;
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0];
  return scheme
    ? refuse(`is a forbidden or incomplete link that starts with ${scheme}`)
    : refuse("is a link that is neither a path of this site nor a complete URL");
}

function hostFault(address: string): Fault | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:\/\/[^/]/i.test(address)) {
    return { message: "is a link to an incomplete URL", fix: "write https:// and the host" };
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
