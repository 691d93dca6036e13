import { DEFAULT_INBOX_PATH } from "../../inbox/store";
import { Failure } from "../shared/failure";

export interface StartSettings {
  /** A port number from 0 to 65535. With 0, the system chooses a free port. */
  port: number;
  host: string;
  /** Path of the file that stores messages; relative to the current folder, or absolute. */
  inboxPath: string;
}

/**
 * Reads PORT (9000), HOST (127.0.0.1) and CONTACT_INBOX; an empty variable counts as unset.
 *
 * @throws Failure for a PORT that is not a port number
 */
export function readSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = env.PORT || "9000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Failure(`PORT must be a number from 0 to 65535, not "${port}".`);
  }
  return {
    port: Number(port),
    host: env.HOST || "127.0.0.1",
    inboxPath: env.CONTACT_INBOX || DEFAULT_INBOX_PATH,
  };
}
