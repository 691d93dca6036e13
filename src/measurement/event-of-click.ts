import * as button from "../components/Button.module.css";
import { mailLink, telegramLink, whatsAppLink } from "../lib/contact-links";
import { networkOf } from "../sharing/share-links";
import type { MeasuredEvent } from "./report";

/** Ways to reach the agency directly, as people write them. */
export interface Channels {
  readonly email: string;
  readonly whatsapp: string;
  readonly telegram: string;
}

const textOf = (element?: Element | null) => element?.textContent?.trim();

/** The channel that an address leads to. Other addresses of the same kind, as in a post, are none. */
function channelOf(href: string, { email, whatsapp, telegram }: Channels): string | undefined {
  const names = {
    [mailLink(email)]: "email",
    [whatsAppLink(whatsapp)]: "whatsapp",
    [telegramLink(telegram)]: "telegram",
  };
  return names[href];
}

/**
 * What a click on an element is counted as, read from the page as it is, so that no page carries
 * anything for it; undefined for most clicks.
 */
export function eventOfClick(target: EventTarget | null, channels: Channels) {
  const control = target instanceof Element && target.closest("a[href], [data-copy]");
  if (!control) return undefined;
  if (control.matches("[data-copy]")) return { event: "share", detail: "copy" } as const;
  const href = control.getAttribute("href") ?? "";
  const channel = channelOf(href, channels);
  if (channel) return { event: "channel", detail: channel } as const;
  const network = networkOf(href);
  if (network) return { event: "share", detail: network } as const;
  if (!control.matches(`.${button.button}`)) return undefined;
  // A button in a list is that of a plan, which is called as its heading.
  const plan = textOf(control.closest("li")?.querySelector("h2, h3"));
  const made: MeasuredEvent = plan
    ? { event: "plan", detail: plan }
    : { event: "cta", detail: textOf(control) };
  return made;
}
