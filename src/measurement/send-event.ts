import { getConsent } from "./consent";
import type { MeasuredEvent } from "./report";

/** The URL that receives the events. */
const COLLECTOR = process.env.GATSBY_COLLECTOR as string;

const TIMEOUT_MS = 5_000;

/**
 * Over HTTP/1.1, browsers open six connections per server. Half of them stay free for requests of
 * the page.
 */
const MAX_PENDING = 3;

let pending = 0;

/** `keepalive` sends events of closed pages, and `text/plain` avoids a CORS preflight. */
export async function sendEvent(
  { event, detail }: MeasuredEvent,
  page = location.pathname,
): Promise<void> {
  if (getConsent() !== "granted" || pending >= MAX_PENDING) return;
  pending += 1;
  try {
    await fetch(COLLECTOR, {
      method: "POST",
      headers: { "Content-Type": "text/plain" },
      body: JSON.stringify({ event, page, detail }),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      redirect: "error",
      keepalive: true,
      priority: "low",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // A lost event is no problem for the visitor, so errors are ignored.
  } finally {
    pending -= 1;
  }
}
