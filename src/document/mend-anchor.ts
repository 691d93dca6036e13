/**
 * Makes the anchor in the address one that can be decoded. Gatsby decodes it without a guard: an
 * address that ends in `#100%` would leave an empty page.
 */
export function mendAnchor(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
    // The router has read the address already; this makes it look again.
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }
}
