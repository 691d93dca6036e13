import { DEFAULT_INBOX_PATH, readInbox } from "../inbox/store";
import { showMessage } from "./server/show-message";
import { Failure, readArguments, runCommand } from "./shared/command";

async function inbox(): Promise<void> {
  const path = process.env.CONTACT_INBOX || DEFAULT_INBOX_PATH;
  const { values } = readArguments("npm run inbox [-- --json]", {
    options: { json: { type: "boolean", default: false } },
  });
  const lines = await readInbox(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new Failure(
      `Cannot read ${path}: ${error.message}. Check the path in CONTACT_INBOX and the permissions of the file.`,
    );
  });
  for (const { number, text, stored } of lines) {
    if (stored) console.log(values.json ? text : showMessage(stored));
    else console.error(`Skipped line ${number} of ${path}: it is damaged.`);
  }
  const count = lines.filter(({ stored }) => stored).length;
  // With --json, stdout contains only JSON, so that other programs can read the output.
  const log = values.json ? console.error : console.log;
  log(count === 0 ? `No messages yet in ${path}.` : `Messages in ${path}: ${count}`);
}

// Ignore EPIPE: the consumer, such as `head`, closed the pipe.
process.stdout.on("error", () => process.exit(0));
runCommand(inbox);
