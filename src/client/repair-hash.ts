/**
 * Escapes a hash that cannot be decoded, such as `#100%`. Gatsby decodes the hash without catching
 * errors, and would show an empty page.
 */
export function repairHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
    // The router has already read the old address. This event makes the router read the new address.
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }
}
