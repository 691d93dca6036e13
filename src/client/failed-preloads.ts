/** The longest time in milliseconds for which a hanging connection may delay the start of React. */
const TIMEOUT_MS = 2_000;

/**
 * Clears failed preloads of src/boot/preload-assets.ts. A browser answers the next request for the
 * same URL with the failed preload, even if the connection works again. Fetching the URL here uses
 * up the failed preload.
 */
export async function clearFailedPreloads(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=fetch]");
  const failed = [...links]
    .flatMap(({ href }) => performance.getEntriesByName(href) as PerformanceResourceTiming[])
    .filter(({ responseStatus }) => responseStatus === 0 || responseStatus >= 400);
  await Promise.allSettled(
    failed.map(({ name }) => fetch(name, { signal: AbortSignal.timeout(TIMEOUT_MS) })),
  );
}
