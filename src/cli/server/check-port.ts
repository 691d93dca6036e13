import { createServer } from "node:net";
import { closeAll, listen } from "./listen";

/**
 * Makes sure that a port can be listened on, so that a taken one is known before a long build.
 *
 * @throws the system's error (EADDRINUSE, EACCES, ENOTFOUND ...)
 */
export async function checkPort(port: number, host: string): Promise<void> {
  await closeAll(await listen(createServer, port, host));
}
