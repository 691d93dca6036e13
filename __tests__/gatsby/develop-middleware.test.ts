import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { developMiddleware } from "../../src/gatsby/develop-middleware";
import { running } from "../server/support/running-server";
import { tempFolder } from "../server/support/temp-folder";

const folder = tempFolder();

/** What `gatsby develop` answers with these variables: its app takes a handler for each path. */
async function develop(env: NodeJS.ProcessEnv) {
  const handlers = new Map<string, (request: object, response: object) => void>();
  developMiddleware(env)({ use: (path, handler) => handlers.set(path, handler as never) });
  const server = createServer((request, response) => {
    const { url = "" } = request;
    const [, handler] = [...handlers].find(([path]) => url.startsWith(path)) ?? [];
    if (handler) handler(Object.assign(request, { originalUrl: url }), response);
    else response.writeHead(404).end();
  });
  return (await running(server)).url;
}

test("the form's messages arrive in the inbox", async () => {
  const inbox = `${folder}/inbox.jsonl`;
  const url = await develop({ CONTACT_INBOX: inbox } as never);
  const body = JSON.stringify({ name: "Ana", email: "ana@brand.example", message: "Hello" });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/api/contact`, { method: "POST", headers, body });
  expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}']);
  expect(readFileSync(inbox, "utf8")).toContain("ana@brand.example");
});

test("the editor is at /admin where it runs, and nowhere else", async () => {
  const editor = await running(
    createServer((request, response) => void response.end(`editor ${request.url}`)),
  );
  const url = await develop({ EDITOR_PORT: String(editor.port) } as never);
  expect(await (await fetch(`${url}/admin/x?y`)).text()).toBe("editor /admin/x?y");
  expect((await fetch(`${await develop({} as never)}/admin`)).status).toBe(404);
});
