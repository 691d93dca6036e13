import { DEFAULT_INBOX_PATH, readInbox } from "../inbox/store";
import { showMessage } from "./server/show-message";
import { Failure, readArguments, runCommand } from "./shared/command";

interface Printed {
  count: number;
  damaged: number[];
}

async function print(path: string, json: boolean): Promise<Printed> {
  const printed: Printed = { count: 0, damaged: [] };
  for (const { number, text, stored } of await readInbox(path)) {
    if (stored === undefined) {
      printed.damaged.push(number);
      continue;
    }
    console.log(json ? text : showMessage(stored));
    printed.count++;
  }
  return printed;
}

/** `npm run inbox [-- --json]`: prints the stored messages, newest last. */
async function inbox(): Promise<void> {
  const path = process.env.CONTACT_INBOX || DEFAULT_INBOX_PATH;
  const { values } = readArguments("npm run inbox [-- --json]", {
    options: { json: { type: "boolean", default: false } },
  });
  const { json } = values;
  // With --json, stdout contains only JSON, so that other programs can read the output.
  const log = json ? console.error : console.log;
  const printed = await print(path, json).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT")
      throw new Failure(
        `Cannot read ${path}: ${error.message}. Check the path in CONTACT_INBOX and the permissions of the file.`,
      );
  });
  if (printed === undefined) return log(`No messages yet: there is no file ${path}.`);
  const { count, damaged } = printed;
  if (damaged.length > 0) {
    const [lines, are] = damaged.length === 1 ? ["line", "it is"] : ["lines", "they are"];
    console.error(`Skipped ${lines} ${damaged.join(", ")} of ${path}: ${are} damaged.`);
  }
  if (count === 0) log(`No messages yet: ${path} is empty.`);
  else log(`${count} ${count === 1 ? "message" : "messages"} in ${path}`);
}

// Ignore EPIPE: the consumer, such as `head`, closed the pipe.
process.stdout.on("error", () => process.exit(0));
runCommand(inbox);
