import { once } from "node:events";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { loadEnvFile, readEnvironment } from "../environment";
import { createSiteServer } from "../server/site-server";
import { Failure, runCommand } from "./command";

const ROOT = "public";

/** `npm run serve`: serves the built site, and stores the messages of the contact form. */
runCommand(async () => {
  if (!existsSync(ROOT)) {
    throw new Failure(`There is no built site in ${ROOT}/. Run: npm run build`);
  }
  loadEnvFile();
  const { host, port, inbox } = readEnvironment();
  const server = createSiteServer({ root: ROOT, inboxPath: inbox });
  try {
    server.listen({ port, host });
    await once(server, "listening");
  } catch (error) {
    throw new Failure(
      `Cannot listen on port ${port} of ${host}: ${(error as Error).message}. Set PORT and HOST to other values, as in PORT=9001 npm start`,
    );
  }
  const address = server.address() as AddressInfo;
  console.log(
    `The site is at http://${host}:${address.port} (messages arrive in ${inbox}; show them with: npm run inbox)`,
  );
});
