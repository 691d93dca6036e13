import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import config from "../gatsby-config";
import { running } from "./server/support/running-server";
import { MESSAGE } from "./support/message";
import { tempFolder } from "./support/temp-folder";

const inbox = `${tempFolder()}/inbox.jsonl`;

test("the development server stores messages of the contact form in the inbox", async () => {
  process.env.CONTACT_INBOX = inbox;
  const handlers = new Map<string, RequestListener>();
  config.developMiddleware?.({ use: handlers.set.bind(handlers) });
  delete process.env.CONTACT_INBOX;
  const { url } = await running(createServer(handlers.get("/api/contact")));
  const body = JSON.stringify(MESSAGE);
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body });
  expect([response.status, await response.text()]).toEqual([200, '{"ok":true}']);
  expect(readFileSync(inbox, "utf8")).toContain(MESSAGE.email);
});
