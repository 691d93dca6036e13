/** A hanging connection delays the start of React by at most this time. */
const TIMEOUT_MS = 2_000;

/**
 * Requests each failed preload of src/boot/preload-assets.ts again, because a browser answers the
 * next request for a URL with its failed preload.
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
