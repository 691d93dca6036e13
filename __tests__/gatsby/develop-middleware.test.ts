import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { developMiddleware } from "../../src/gatsby/develop-middleware";
import { running } from "../server/support/running-server";
import { MESSAGE } from "../support/message";
import { tempFolder } from "../support/temp-folder";

const folder = tempFolder();

async function develop(inbox: string) {
  const handlers = new Map<string, (request: object, response: object) => void>();
  developMiddleware(inbox)({ use: (path, handler) => handlers.set(path, handler as never) });
  const server = createServer((request, response) => {
    const { url = "" } = request;
    const [, handler] = [...handlers].find(([path]) => url.startsWith(path)) ?? [];
    if (handler) handler(Object.assign(request, { originalUrl: url }), response);
    else response.writeHead(404).end();
  });
  return (await running(server)).url;
}

test("the development server stores messages of the contact form in the inbox", async () => {
  const inbox = `${folder}/inbox.jsonl`;
  const url = await develop(inbox);
  const body = JSON.stringify(MESSAGE);
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${url}/api/contact`, { method: "POST", headers, body });
  expect([response.status, await response.text()]).toEqual([200, '{"ok":true}']);
  expect(readFileSync(inbox, "utf8")).toContain(MESSAGE.email);
});
