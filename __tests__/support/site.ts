import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredMessage } from "../../src/inbox/store";
import { createSiteServer } from "../../src/server/site-server";

export interface Site {
  /** Address without a slash at its end. */
  readonly url: string;
  /** What is in the inbox file now, oldest first. */
  messages(): Promise<StoredMessage[]>;
}

function requireSite(root: string, command: string): string {
  if (existsSync(join(root, "index.html"))) return root;
  throw oneLine(`There is no built site in ${root}. Build it first: ${command}`);
}

/** An error that shows its message and nothing else. */
function oneLine(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}

/** Folder of the built site. SITE_ROOT names another, to try the tests on a damaged copy. */
export const builtRoot = () => requireSite(process.env.SITE_ROOT || "public", "npm run build");

/**
 * Folder of the site as built for these tests: its form posts to another origin, and it has 26
 * more posts. FIXTURE_SITE names the project it was built in; `npm test` makes it.
 */
export function fixtureRoot(): string {
  const project = process.env.FIXTURE_SITE;
  if (project) return requireSite(join(project, "public"), "npm test");
  throw oneLine(
    "FIXTURE_SITE is not set. Run npm test, which builds the fixture site and sets it.",
  );
}

async function start(root: string) {
  const data = await mkdtemp(join(tmpdir(), "steepline-e2e-"));
  const inboxPath = join(data, "inbox.jsonl");
  const server = createSiteServer({ root, inboxPath }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async messages(): Promise<StoredMessage[]> {
      const text = await readFile(inboxPath, "utf8").catch(() => "");
      const lines = text.split("\n").filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Serves a built site to the tests of a file as `npm start` does, with an inbox of its own. */
export function serveSite(root: string): Site {
  let site: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    site = await start(root);
  });
  afterAll(() => site.close());
  return {
    get url() {
      return site.url;
    },
    messages: () => site.messages(),
  };
}
