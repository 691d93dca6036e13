import { parentPort } from "node:worker_threads";
import { renderMarkdown } from "../render-markdown";

/** Tells that it has started, and then answers each text with its article, in the order they come. */
parentPort?.on("message", (markdown: string) => {
  parentPort?.postMessage(renderMarkdown(markdown));
});
parentPort?.postMessage("ready");
