import { storeMessage } from "../../../src/inbox/store";

/** Run in a child process: stores messages named `<label>-<number>` in a file. */
async function main([path = "", label = "", count = "0"]: string[]): Promise<void> {
  const text = "long enough to be worth tearing ".repeat(1000);
  for (let number = 0; number < Number(count); number++) {
    await storeMessage(path, { name: `${label}-${number}`, email: "a@b", message: text });
  }
}

void main(process.argv.slice(2));
