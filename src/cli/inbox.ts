import { loadEnvFile, readEnvironment } from "../environment";
import { readInbox, showMessage } from "../server/inbox";
import { Failure, runCommand } from "./command";

async function inbox(): Promise<void> {
  loadEnvFile();
  const { inbox: path } = readEnvironment();
  const lines = await readInbox(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new Failure(
      `Cannot read ${path}: ${error.message}. Check the path in CONTACT_INBOX and the permissions of the file.`,
    );
  });
  for (const { number, stored } of lines) {
    if (stored) console.log(showMessage(stored));
    else console.error(`Skipped line ${number} of ${path}: it is damaged.`);
  }
  const count = lines.filter(({ stored }) => stored).length;
  console.log(count === 0 ? `No messages yet in ${path}.` : `Messages in ${path}: ${count}`);
}

// Ignore EPIPE: the consumer, such as `head`, closed the pipe.
process.stdout.on("error", () => process.exit(0));
runCommand(inbox);
