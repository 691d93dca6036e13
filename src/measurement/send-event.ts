import { getConsent } from "./consent";
import type { MeasuredEvent } from "./report";

/** The URL that receives the events. Builds without this variable do not contain this module. */
const COLLECTOR = process.env.GATSBY_COLLECTOR as string;

const TIMEOUT_MS = 5_000;

/** Browsers open six connections per server, and pages need some of them. */
const MAX_PENDING = 3;

let pending = 0;

/**
 * `keepalive` continues the request when the page is closed. `text/plain` avoids a CORS preflight.
 */
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
    // The visitor does not need to know about a lost event.
  } finally {
    pending -= 1;
  }
}
