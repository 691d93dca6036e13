import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSiteServer } from "../../../src/server/site-server";
import { tempFolder } from "../../support/temp-folder";
import { type RunningServer, running } from "./running-server";

export const JSON_TYPE = { "Content-Type": "application/json" };
export { MESSAGE as valid } from "../../support/message";

/** The Accept header of Chromium for a form sent without scripts. */
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

export function contactClient() {
  const folder = tempFolder();
  const inbox = join(folder, "data/inbox.jsonl");
  let site: RunningServer;
  beforeAll(async () => {
    site = await running(createSiteServer({ root: folder, inboxPath: inbox }));
  });

  const send = (init: RequestInit, { url } = site) =>
    fetch(`${url}/api/contact`, { method: "POST", redirect: "manual", ...init });
  return {
    folder,
    inbox,
    port: () => site.port,
    send,
    sendJson: (body: unknown, headers = {}) =>
      send({ headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) }),
    sendForm: (fields: Record<string, string>, headers = {}) =>
      send({ headers: { Accept: BROWSER, ...headers }, body: new URLSearchParams(fields) }),
    stored: () =>
      existsSync(inbox)
        ? readFileSync(inbox, "utf8")
            .split("\n")
            .filter(Boolean)
            .map((line) => JSON.parse(line))
        : [],
  };
}

export async function expectRefused(answer: Response, status: number, reason = /./): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ ok: false, message: expect.stringMatching(reason) });
}
