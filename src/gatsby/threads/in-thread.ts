import { startThread } from "./start-thread";

/** The modules beside this one that answer in a thread, and what they take and give. */
interface Threads {
  "check-content": {
    input: import("../recheck").Check;
    answer: import("../recheck").Checked;
  };
  "draw-images": { input: import("./draw-images").Drawing; answer: null };
  "finish-files": {
    input: import("../finish-files").Files;
    answer: import("../finish-pages").InlineHashes;
  };
}

/** Has a module do its work beside what else a build does: most of that has one thread alone. */
export function inThread<Name extends keyof Threads>(
  name: Name,
  input: Threads[Name]["input"],
): Promise<Threads[Name]["answer"]> {
  return new Promise((resolve, reject) => {
    const thread = startThread(name, input);
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`The thread ${name} ended with ${code}`)));
  });
}
