import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Duplex } from "node:stream";
import { findBrowser } from "../cli/testing/find-browser";

interface Message {
  id?: number;
  result?: object;
  error?: { message: string };
}

interface Evaluated<Answer> {
  result: { value: Answer };
  exceptionDetails?: { exception?: { description?: string } };
}

/** A tab that is controlled by raw DevTools commands. */
export interface PlainPage {
  /** Evaluates an expression; awaits a promise. */
  evaluate<Answer>(expression: string): Promise<Answer>;
  send(method: string, parameters?: object): Promise<object>;
  close(): Promise<unknown>;
}

const ARGUMENTS = [
  "--headless",
  "--remote-debugging-pipe",
  "--no-sandbox",
  "--no-first-run",
  "--disable-gpu",
  "--disable-background-networking",
];

/**
 * Launches Chromium without Playwright. Playwright, like every debugger, makes V8 collect stack traces of
 * errors; React creates some when it starts, and each makes V8 parse all of React again.
 * https://chromedevtools.github.io/devtools-protocol/
 */
export async function launchPlainBrowser() {
  const profile = mkdtempSync(path.join(tmpdir(), "bench-browser-"));
  const stdio = ["ignore", "ignore", "ignore", "pipe", "pipe"] as const;
  const args = [...ARGUMENTS, `--user-data-dir=${profile}`, "about:blank"];
  const browser = spawn(findBrowser() ?? "chromium", args, { stdio: [...stdio] });
  const [to, from] = browser.stdio.slice(3) as [Duplex, Duplex];
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  let text = "";
  from.on("data", (bytes) => {
    const messages = (text + bytes).split("\0");
    text = messages.pop() ?? "";
    for (const message of messages.map((json): Message => JSON.parse(json))) {
      waiting.get(message.id ?? 0)?.(message);
    }
  });
  const send = (method: string, params: object = {}, sessionId?: string): Promise<object> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
      to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });

  async function newPage(): Promise<PlainPage> {
    const context = (await send("Target.createBrowserContext")) as { browserContextId: string };
    const target = { url: "about:blank", ...context };
    const { targetId } = (await send("Target.createTarget", target)) as { targetId: string };
    const attached = await send("Target.attachToTarget", { targetId, flatten: true });
    const { sessionId } = attached as { sessionId: string };
    return {
      send: (method, parameters) => send(method, parameters, sessionId),
      evaluate: async <Answer>(expression: string) => {
        const options = { expression, awaitPromise: true, returnByValue: true };
        const answer = await send("Runtime.evaluate", options, sessionId);
        const { result, exceptionDetails } = answer as Evaluated<Answer>;
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
        return result.value;
      },
      close: () => send("Target.disposeBrowserContext", context),
    };
  }

  async function close(): Promise<void> {
    const ended = new Promise((resolve) => browser.once("exit", resolve));
    await send("Browser.close").catch(() => {});
    await ended;
    rmSync(profile, { recursive: true, force: true });
  }
  return { newPage, close };
}
