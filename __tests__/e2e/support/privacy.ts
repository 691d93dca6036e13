import type { Visit } from "./test";

/** The names of all entries that the site may store in the browser, and their purpose. */
const KEPT = {
  local: [/^background$/], // whether the visitor has paused the background
  session: [
    /^contact-draft$/, // the unsent text of the contact form
  ],
};

/** Lists requests to origins other than `own`, and all entries in the browser's storage. */
export async function tracesOf({ page, context, requests }: Visit, own: string): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const abroad = requests
    .map((request) => request.url())
    .filter((url) => !url.startsWith(`${own}/`) && !/^(data|blob):/.test(url))
    .map((url) => `request to ${url}`);
  const keys = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => `database ${name}`),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
  const unknown = (["local", "session"] as const).flatMap((kind) =>
    keys[kind]
      .filter((key) => !KEPT[kind].some((pattern) => pattern.test(key)))
      .map((key) => `${kind} storage ${key}`),
  );
  const caches = await page.evaluate(() => globalThis.caches?.keys() ?? []);
  return [...cookies, ...abroad, ...unknown, ...keys.databases, ...keys.workers, ...caches];
}
