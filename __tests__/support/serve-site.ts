import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { StoredMessage } from "../../src/server/inbox";
import { createSiteServer } from "../../src/server/site-server";
import { serve } from "./ports";

export interface ServedSite {
  /** The URL without a trailing slash. */
  readonly url: string;
  messages(): Promise<StoredMessage[]>;
  close(): Promise<void>;
}

/** Serves a built site as `npm start` does, on a free port and with its own inbox. */
export async function serveSite(root: string): Promise<ServedSite> {
  const data = await mkdtemp(path.join(tmpdir(), "steepline-e2e-"));
  const inboxPath = path.join(data, "inbox.jsonl");
  const server = createSiteServer({ root, inboxPath });
  const { url, close } = await serve(server);
  return {
    url,
    async messages(): Promise<StoredMessage[]> {
      const text = await readFile(inboxPath, "utf8").catch(() => "");
      const lines = text.split("\n").filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
    async close() {
      await close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
