import type { GatsbyCache, Node } from "gatsby";
import { codeVersion } from "./code-version";

/** Minutes by the id of the markdown file's node, and the digest of the file that they are of. */
type Minutes = Record<string, [digest: string, minutes: number]>;

const KEY = "reading minutes";

let asked: Promise<Minutes> | undefined;
let isNew = false;

/** Of the build before, if it ran the same code. */
async function read(cache: GatsbyCache): Promise<Minutes> {
  const { version, minutes } = (await cache.get(KEY)) ?? {};
  return version === codeVersion() ? minutes : {};
}

/**
 * How long a post takes to read, from the build before where its file is the same. A new post moves
 * every card of the lists, and a card shows this alone of a text, which would be rendered for it.
 *
 * @param render where it is not known
 */
export async function knownMinutes(
  { id, internal: { contentDigest } }: Pick<Node, "id" | "internal">,
  cache: GatsbyCache,
  render: () => Promise<number>,
): Promise<number> {
  asked ??= read(cache);
  const known = await asked;
  const [digest, minutes] = known[id] ?? [];
  if (minutes !== undefined && digest === contentDigest) return minutes;
  const rendered = await render();
  known[id] = [contentDigest, rendered];
  isNew = true;
  return rendered;
}

/** Keeps them for the next build. */
export async function keepMinutes(cache: GatsbyCache): Promise<void> {
  if (isNew) await cache.set(KEY, { version: codeVersion(), minutes: await asked });
  isNew = false;
}
