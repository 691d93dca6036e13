import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen } from "../../src/cli/server/listen";
import type { StoredMessage } from "../../src/inbox/store";
import { createSiteServer } from "../../src/server/site-server";

export interface ServedSite {
  /** URL without a trailing slash. */
  readonly url: string;
  messages(): Promise<StoredMessage[]>;
  /** Handles a request that another server received. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** Serves the output of a build as `npm start` does, on a free port, with an inbox of its own. */
export async function serveSite(root: string): Promise<ServedSite> {
  const data = await mkdtemp(path.join(tmpdir(), "steepline-e2e-"));
  const inboxPath = path.join(data, "inbox.jsonl");
  const server = await listen(createSiteServer({ root, inboxPath }), 0, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async messages(): Promise<StoredMessage[]> {
      const text = await readFile(inboxPath, "utf8").catch(() => "");
      const lines = text.split("\n").filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
    handle: (request, response) => void server.emit("request", request, response),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(data, { recursive: true, force: true });
    },
  };
}
