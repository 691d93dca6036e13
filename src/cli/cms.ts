import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSiteJson } from "../build-context";
import { buildEditor } from "../editor/build-editor";
import { createEditorServer, LOCAL_API } from "../editor/local-server";
import { installEditor } from "./editor/install-editor";
import { checkPort } from "./server/listen";
import { Failure, runCommand } from "./shared/command";

const PORT = 8000;
const URL = `http://localhost:${PORT}`;

function develop(editorPort: number): Promise<number> {
  const env = { ...process.env, EDITOR_PORT: String(editorPort) };
  const gatsby = spawn("npm", ["run", "develop"], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    env,
  });
  // The terminal sends SIGINT to Gatsby, too. SIGTERM reaches only this process, which must forward
  // it.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => gatsby.kill("SIGTERM"));
  return new Promise((resolve) => {
    gatsby.once("error", () => resolve(1));
    gatsby.once("close", (code) => resolve(code ?? 0));
  });
}

function requireSettings(): void {
  try {
    readSiteJson();
  } catch {
    throw new Failure(
      "content/site.json is missing or is not valid JSON. Fix: run npm run content:check, and correct the file.",
    );
  }
}

async function main(): Promise<void> {
  requireSettings();
  await checkPort(PORT, "localhost").catch(() => {
    throw new Failure(
      `Port ${PORT} is in use, perhaps by npm run develop. Stop the program that uses it.`,
    );
  });
  installEditor();
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  try {
    const backend = { name: "proxy", proxy_url: LOCAL_API, branch: "main" } as const;
    await buildEditor(folder, backend, URL);
    const server = await createEditorServer(folder, process.cwd());
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    console.log(`The editor is at http://localhost:${port}/admin, and at ${URL}/admin as soon as Gatsby has built the site.
The editor saves into content/. Commit the changed files yourself.\n`);
    process.exitCode = await develop(port);
    server.close();
    server.closeAllConnections();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

runCommand(main);
