import { storeMessage } from "../../../src/inbox/store";

/** Stores messages named `<label>-<number>` in a file. Tests run this script in child processes. */
async function main([path = "", label = "", count = "0"]: string[]): Promise<void> {
  const text = "long enough to be worth tearing ".repeat(1000);
  for (let number = 0; number < Number(count); number++) {
    await storeMessage(path, { name: `${label}-${number}`, email: "a@b", message: text });
  }
}

void main(process.argv.slice(2));
