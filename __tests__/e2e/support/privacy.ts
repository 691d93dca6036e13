import type { Visit } from "./test";

/** The entries that the site may store: a paused background, a closed banner, and an unsent message. */
const KEPT = ["background", "banner", "contact-draft"];

/** Lists requests to origins other than `own`, and all entries in the browser's storage. */
export async function tracesOf({ page, context, requests }: Visit, own: string): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const abroad = requests
    .map((request) => request.url())
    .filter((url) => !url.startsWith(`${own}/`) && !/^(data|blob):/.test(url));
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...(await caches.keys()),
  ]);
  return [...cookies, ...abroad, ...stored.filter((entry) => !KEPT.includes(entry))];
}
