import { once } from "node:events";
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { buffer } from "node:stream/consumers";

export interface Pieces {
  /** Bytes of one piece. */
  size: number;
  /** What happens between two pieces: time goes by, or the browser says that it has painted. */
  pause(): Promise<unknown>;
}

/** The head draws nothing: it is sent with the tag that begins the body, in one piece. */
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
  // Compressed, a piece would be no text yet; unchanged since the last visit, there would be none.
  const { "if-none-match": _known, ...headers } = from.headers;
  const asked = ask(new URL(from.url ?? "/", site), {
    method: from.method,
    headers: { ...headers, "accept-encoding": "identity" },
  });
  from.pipe(asked);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  to.writeHead(answer.statusCode ?? 500, answer.headers);
  if (!answer.headers["content-type"]?.startsWith("text/html")) return void answer.pipe(to);
  await sendInPieces(await buffer(answer), to, pieces);
}

/**
 * Stands in front of the server at this address and passes its answers on: HTML in pieces, as over a
 * slow line, everything else at once.
 */
export function createSlowHtmlServer(site: string, pieces: Pieces): Server {
  return createServer((request, response) => {
    answerAs(site, pieces, request, response).catch(() => response.destroy());
  });
}
