import { DEFAULT_INBOX_PATH } from "../inbox/default-path";
import { readInbox } from "../inbox/read-inbox";
import { showMessage } from "./server/show-message";
import { Failure, runCommand } from "./shared/failure";

interface Outcome {
  count: number;
  /** Numbers of lines that are not messages. */
  damaged: number[];
}

async function print(path: string, json: boolean): Promise<Outcome> {
  const outcome: Outcome = { count: 0, damaged: [] };
  for await (const { number, text, stored } of readInbox(path)) {
    if (stored === undefined) {
      outcome.damaged.push(number);
      continue;
    }
    console.log(json ? text : showMessage(stored));
    outcome.count++;
  }
  return outcome;
}

/** `npm run inbox [-- --json]`: prints the stored messages, newest last. */
async function inbox(): Promise<void> {
  const path = process.env.CONTACT_INBOX || DEFAULT_INBOX_PATH;
  const json = process.argv.includes("--json");
  // With --json, stdout must contain messages only, for other programs.
  const log = json ? console.error : console.log;
  const outcome = await print(path, json).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw new Failure(`Cannot read ${path}: ${error.message}`);
  });
  if (outcome === undefined) return log(`No messages yet: there is no file ${path}.`);
  const { count, damaged } = outcome;
  if (damaged.length > 0)
    console.error(`Left out, damaged: line ${damaged.join(", ")} of ${path}.`);
  if (count === 0) log(`No messages yet: ${path} holds none.`);
  else log(`${count} ${count === 1 ? "message" : "messages"} in ${path}`);
}

// Ignore EPIPE: the consumer, such as `head`, closed the pipe.
process.stdout.on("error", () => process.exit(0));
runCommand(inbox);
