import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../server/site-server";
import { checkPort, listen, readOptions, type ServerOptions } from "./server/listen";
import { Failure, readArguments, runCommand } from "./shared/command";
import { runGatsby } from "./shared/run-gatsby";

const ROOT = "public";

/** A browser on this machine can open these addresses as `localhost`. */
const LOCAL = ["127.0.0.1", "0.0.0.0", "::"];

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = LOCAL.includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

const GRACE_MS = 2_000;

/** Ends the server when responses in progress have finished, or after GRACE_MS. */
function stopOnSignal(server: Server): void {
  const stop = () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

async function serve({ port, host, inboxPath }: ServerOptions): Promise<void> {
  const server = await listen(createSiteServer({ root: ROOT, inboxPath }), port, host);
  stopOnSignal(server);
  console.log(
    `The site is at ${urlOf(server, host)} (messages arrive in ${inboxPath}; show them with: npm run inbox)`,
  );
}

/**
 * `npm start [-- --no-build]`: builds the site, then serves the site and the inbox that receives
 * messages of the contact form.
 */
async function start(): Promise<void> {
  const { values } = readArguments("npm start [-- --no-build]", {
    options: { "no-build": { type: "boolean" } },
  });
  const options = readOptions(process.env);
  await checkPort(options.port, options.host);
  if (!values["no-build"]) await runGatsby("build");
  if (!existsSync(ROOT)) {
    throw new Failure(`There is no built site in ${ROOT}/. Run: npm run build`);
  }
  await serve(options);
}

runCommand(start);
