import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { cacheControl } from "../headers/cache-control";
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from "../headers/speculation-rules";
import { FEED, FEED_TYPE } from "../routes";

const UTF8 = "; charset=utf-8";

/** Returns undefined if sirv derives the type from the extension. */
function contentType(path: string): string | undefined {
  if (path === SPECULATION_RULES) return SPECULATION_RULES_TYPE;
  if (path === FEED) return FEED_TYPE + UTF8;
  if (path.endsWith(".xml")) return `application/xml${UTF8}`;
  if (path.endsWith(".ico")) return "image/x-icon";
  // Without a charset, browsers guess the encoding.
  return path.endsWith(".txt") ? `text/plain${UTF8}` : undefined;
}

type FileSender = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  missing: () => void,
) => void;

// Without this code, the process would crash if a file is deleted while it is being sent, and an
// aborted request would leave a file open.
function handleStream(response: ServerResponse): void {
  response.once("pipe", (source: NodeJS.ReadableStream & { destroy(): void }) => {
    source.once("error", () => response.destroy());
    response.once("close", () => source.destroy());
  });
}

/**
 * Sends a file, or its `.br` or `.gz` copy. Without the mode "dev", sirv caches all sizes, and
 * Content-Length would be wrong after a rebuild.
 */
export function createFileSender(root: string): FileSender {
  const send = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response) => response.removeHeader("ETag"),
  });
  return (request, response, path, missing) => {
    // Every response contains the whole file, even if a browser asks for a range of bytes.
    delete request.headers.range;
    request.url = encodeURI(path);
    response.setHeader("Cache-Control", cacheControl(path));
    response.setHeader("Vary", "Accept-Encoding");
    const type = contentType(path);
    if (type) response.setHeader("Content-Type", type);
    // sirv sends no ETag with the status 304, so this code copies the ETag from If-None-Match. If the
    // status is not 304, `setHeaders` removes the copy.
    const etag = request.headers["if-none-match"];
    if (etag !== undefined) response.setHeader("ETag", etag);
    handleStream(response);
    send(request, response, () => {
      response.removeHeader("ETag");
      missing();
    });
  };
}
