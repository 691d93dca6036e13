import type { Visit } from "./test";

/** Everything that the site may store in a browser: names of entries and their purpose. */
const KEPT = {
  local: [/^background$/], // that the visitor has paused the background
  session: [
    /^contact-draft$/, // what is in the contact form and has not been sent
    /^@@scroll\|/, // Gatsby: how far a page was scrolled, for Back
    /^gatsby-/, // Gatsby: that it has reloaded the page after a deployment
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
