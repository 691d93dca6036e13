/**
 * If a request for a file fails, the file is requested again. This second request is aborted after
 * this time, because otherwise React might wait for a response that never comes.
 */
const TIMEOUT_MS = 2_000;

/**
 * Requests a file once more if its preload has failed. For this second request, browsers return the
 * stored failure, and then forget it. So Gatsby's own request, which is the third, reaches the
 * server.
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
