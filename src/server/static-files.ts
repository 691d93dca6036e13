import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { cacheControl } from "../headers/cache-control";
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from "../headers/speculation-rules";
import { BLOG } from "../routes";
import { FEED_TYPES, MARKDOWN_TYPE } from "../seo/feed-links";

const UTF8 = "; charset=utf-8";

/**
 * The media type of a file by its path; undefined if sirv derives the media type from the file name
 * extension.
 */
function contentType(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const feed = path.startsWith(`${BLOG}/`) ? Object.entries(FEED_TYPES) : [];
  const [, type] = feed.find(([format]) => format === name) ?? [];
  if (type) return type + UTF8;
  if (path === SPECULATION_RULES) return SPECULATION_RULES_TYPE;
  if (name.endsWith(".xml")) return `application/xml${UTF8}`;
  if (name.endsWith(".md")) return MARKDOWN_TYPE + UTF8;
  if (name.endsWith(".ico")) return "image/x-icon";
  // Without a charset, browsers guess an encoding by locale.
  return name.endsWith(".txt") ? `text/plain${UTF8}` : undefined;
}

type FileSender = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  missing: () => void,
) => void;

// Without this handler, a deleted file would end the process, and an aborted request would leave
// the file open.
function handleStream(response: ServerResponse): void {
  response.once("pipe", (source: NodeJS.ReadableStream & { destroy(): void }) => {
    source.once("error", () => response.destroy());
    response.once("close", () => source.destroy());
  });
}

/**
 * Returns a function that sends one file below the root, with an ETag. If the browser accepts the
 * encoding, the `.br` or `.gz` copy is sent. Uses sirv's "dev" mode, which reads file stats for
 * each request. The other mode caches all sizes, so the Content-Length would be wrong after a
 * rebuild of a running site.
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
    // Servers may ignore the Range header, and browsers never need a part of a file of this site.
    delete request.headers.range;
    request.url = encodeURI(path);
    response.setHeader("Cache-Control", cacheControl(path));
    response.setHeader("Vary", "Accept-Encoding");
    const type = contentType(path);
    if (type) response.setHeader("Content-Type", type);
    // sirv sends no ETag in a 304 response, so this code sends the ETag of the header
    // `If-None-Match`. For every other response, `setHeaders` removes this ETag, and sirv sends the
    // ETag of the file.
    const etag = request.headers["if-none-match"];
    if (etag !== undefined) response.setHeader("ETag", etag);
    handleStream(response);
    send(request, response, () => {
      response.removeHeader("ETag");
      missing();
    });
  };
}
