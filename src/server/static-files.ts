import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { cacheControl } from "../headers/cache-control";
import { contentType } from "./content-type";

export type FileSender = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  missing: () => void,
) => void;

// sirv pipes a file without looking after it: one that vanishes would end the process, and a visitor
// who leaves would keep it open.
function lookAfterStream(response: ServerResponse): void {
  response.once("pipe", (source: NodeJS.ReadableStream & { destroy(): void }) => {
    source.once("error", () => response.destroy());
    response.once("close", () => source.destroy());
  });
}

/**
 * Makes the function that sends one file below the root, as its `.br` or `.gz` twin where there is
 * one and the visitor takes it, with an ETag, answering 304 where the visitor has it.
 *
 * In sirv's "dev" mode, which looks at the file at each request: the other mode remembers all sizes,
 * and after a new build of a running site would announce one size and send another.
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
    // Parts of a file are never needed here, and leaving the header out of account is always right.
    delete request.headers.range;
    request.url = encodeURI(path);
    response.setHeader("Cache-Control", cacheControl(path));
    response.setHeader("Vary", "Accept-Encoding");
    const type = contentType(path);
    if (type) response.setHeader("Content-Type", type);
    // sirv leaves the ETag out of a 304, which it gives only where this is the one; else it is removed.
    const known = request.headers["if-none-match"];
    if (known !== undefined) response.setHeader("ETag", known);
    lookAfterStream(response);
    send(request, response, () => {
      response.removeHeader("ETag");
      missing();
    });
  };
}
