import { getConsent } from "./consent";
import type { MeasuredEvent } from "./report";

/** https address or path of the site; a build without one does not have this module. */
const COLLECTOR = process.env.GATSBY_COLLECTOR as string;

/** Nobody waits for the answer; a connection that hangs is given up. */
const PATIENCE_MS = 5_000;

/** Browsers open six connections to a server: one that hangs must not take them from the site. */
const MOST_AT_ONCE = 3;

let underWay = 0;

/**
 * Sends one event: its name, the path of the page, and a detail. No cookie goes with it, and none
 * is taken; it is sent once, whatever becomes of it, and outlives the page. Plain text is what
 * browsers send to another origin without asking it first.
 */
export async function sendEvent(
  { event, detail }: MeasuredEvent,
  page = location.pathname,
): Promise<void> {
  if (getConsent() !== "granted" || underWay >= MOST_AT_ONCE) return;
  underWay += 1;
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    // Counting is not worth a word to the visitor.
  } finally {
    underWay -= 1;
  }
}
