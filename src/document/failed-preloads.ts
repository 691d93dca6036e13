/** React waits for this; a connection that hangs must not keep it. */
const PATIENCE_MS = 2_000;

/**
 * Forgets what src/boot/preload-assets.ts asked for in vain: a browser hands out a failed preload once,
 * and Gatsby would take that for the answer, though the connection may be back. Asking takes it.
 */
export async function forgetFailedPreloads(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=fetch]");
  const failed = [...links]
    .flatMap(({ href }) => performance.getEntriesByName(href) as PerformanceResourceTiming[])
    .filter(({ responseStatus }) => responseStatus === 0 || responseStatus >= 400);
  await Promise.allSettled(
    failed.map(({ name }) => fetch(name, { signal: AbortSignal.timeout(PATIENCE_MS) })),
  );
}
