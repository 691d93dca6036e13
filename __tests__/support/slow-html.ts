import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { buffer } from "node:stream/consumers";

export interface Pieces {
  /** Bytes per piece. */
  size: number;
  /** Called between two pieces; resolves after some time, or after the browser has painted. */
  pause(): Promise<unknown>;
}

/** The end of the `<body>` tag. The head is sent in one piece, as it paints nothing. */
const endOfHead = (html: Buffer) => html.indexOf(">", Math.max(html.indexOf("<body"), 0)) + 1;

async function sendInPieces(html: Buffer, response: ServerResponse, { size, pause }: Pieces) {
  const head = endOfHead(html);
  response.write(html.subarray(0, head));
  for (let at = head; at < html.length && !response.destroyed; at += size) {
    await pause();
    response.write(html.subarray(at, at + size));
  }
  response.end();
}

async function answerAs(site: string, pieces: Pieces, from: IncomingMessage, to: ServerResponse) {
  // Request the whole page without compression, so that the response is not a 304, and its pieces are
  // text.
  const { "if-none-match": _etag, ...headers } = from.headers;
  const forwarded = request(new URL(from.url ?? "/", site), {
    method: from.method,
    headers: { ...headers, "accept-encoding": "identity" },
  });
  from.pipe(forwarded);
  const [answer] = (await once(forwarded, "response")) as [IncomingMessage];
  to.writeHead(answer.statusCode ?? 500, answer.headers);
  if (!answer.headers["content-type"]?.startsWith("text/html")) return void answer.pipe(to);
  await sendInPieces(await buffer(answer), to, pieces);
}

/**
 * Creates a proxy for the server at this URL that sends HTML in pieces, as over a slow connection, and
 * everything else at once.
 */
export function createSlowHtmlServer(site: string, pieces: Pieces): Server {
  return createServer((incoming, response) => {
    answerAs(site, pieces, incoming, response).catch(() => response.destroy());
  });
}
