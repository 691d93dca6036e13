import { getConsent } from "./consent";
import type { MeasuredEvent } from "./report";

/** The URL that receives analytics events; only builds with a collector contain this module. */
const COLLECTOR = process.env.GATSBY_COLLECTOR as string;

const TIMEOUT_MS = 5_000;

/** Browsers open six connections per server; some remain free for the site's own requests. */
const MAX_PENDING = 3;

let pending = 0;

/**
 * Sends one analytics event: name, path of the page, and detail. The request has no cookies, is not
 * retried, and continues when the page is closed (keepalive). `text/plain` avoids a CORS preflight.
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
