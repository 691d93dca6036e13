import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { SPECULATION_RULES_TYPE, speculationRulesHeader } from "../headers/speculation-rules";

/** The slow connection that Lighthouse simulates for phones: 1.6 Mbit/s, with a latency of 150 ms. */
const LATENCY_MS = 150;
const TICK_MS = 10;
const BYTES_PER_TICK = (1.6e6 / 8 / 1000) * TICK_MS;

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".speculationrules": SPECULATION_RULES_TYPE,
};

interface Answer {
  response: ServerResponse;
  rest: Buffer;
}

/**
 * Serves a folder, with texts compressed, over a slow connection that all responses share. The server
 * limits the speed, because a limit in the browser does not apply to speculative prefetches.
 */
export function createSlowServer(root: string): Server {
  const answers: Answer[] = [];
  const timer = setInterval(() => {
    const answer = answers.shift();
    if (!answer) return;
    answer.response.write(answer.rest.subarray(0, BYTES_PER_TICK));
    answer.rest = answer.rest.subarray(BYTES_PER_TICK);
    if (answer.rest.length > 0) answers.push(answer);
    else answer.response.end();
  }, TICK_MS);
  const server = createServer((request, response) => {
    let file = path.join(root, new URL(request.url ?? "/", "http://bench").pathname);
    if (existsSync(file) && statSync(file).isDirectory()) file = path.join(file, "index.html");
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)];
    if (type === TYPES[".html"])
      response.setHeaders(new Map(Object.entries(speculationRulesHeader)));
    response.setHeader("Cache-Control", "max-age=3600");
    if (type) response.setHeader("Content-Type", type).setHeader("Content-Encoding", "gzip");
    const body = readFileSync(file);
    const rest = type ? gzipSync(body, { level: 9 }) : body;
    setTimeout(() => answers.push({ response, rest }), LATENCY_MS);
  });
  server.on("close", () => clearInterval(timer));
  return server;
}
