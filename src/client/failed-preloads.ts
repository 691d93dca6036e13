/** A hanging connection delays the start of React by at most this time. */
const TIMEOUT_MS = 2_000;

/**
 * Requests the files again whose preload has failed. Browsers use a preload for the next request of
 * the same URL, even a failed one. These requests use up the failures before Gatsby needs the files.
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
