import type { Worker } from "node:worker_threads";
import { type Article, renderMarkdown } from "./render-markdown";
import { startThread } from "./threads/start-thread";

/** Starting a thread takes as long as this many texts. */
const FEW = 50;

interface Waiting {
  resolve(article: Article): void;
  reject(error: Error): void;
}

/** Who waits for an answer of the thread; it answers in turn. */
const waiting: Waiting[] = [];

let rendered = 0;
/** There once it has started, and until it fails. */
let thread: Worker | undefined;

function start(): void {
  const worker = startThread("render-articles");
  // No build waits for it, but for its answers.
  worker.unref();
  worker.once("message", () => {
    thread = worker;
    worker.on("message", (article: Article) => {
      waiting.shift()?.resolve(article);
      if (waiting.length === 0) worker.unref();
    });
  });
  worker.once("error", (error) => {
    thread = undefined;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
}

/** `renderMarkdown`, for many texts in a thread, while this one does what else queries ask for. */
export function renderBeside(markdown: string): Promise<Article> {
  rendered++;
  if (rendered === FEW) start();
  if (!thread) return Promise.resolve(renderMarkdown(markdown));
  thread.ref();
  thread.postMessage(markdown);
  return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
}
