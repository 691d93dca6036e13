import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { installEditor } from "../../../src/cli/editor/install-editor";
import { buildEditor } from "../../../src/editor/build-editor";
import { createEditorServer, LOCAL_API } from "../../../src/editor/local-server";

/** Builds and serves the editor like `npm run cms`, and sends the URL to the parent process. */
async function main([folder = "", project = ""]: string[]) {
  installEditor();
  const backend = { name: "proxy" as const, proxy_url: LOCAL_API, branch: "main" };
  await buildEditor(folder, backend, "http://localhost:8000");
  const server = await createEditorServer(folder, project);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.send?.(`http://localhost:${(server.address() as AddressInfo).port}`);
}

void main(process.argv.slice(2));
