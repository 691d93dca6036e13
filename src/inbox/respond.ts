import type { IncomingMessage, ServerResponse } from "node:http";
import { NOT_SENT } from "../contact-message";
import { escapeHtml } from "../lib/escape-html";
import { CONTACT, MESSAGE_SENT } from "../routes";
import { discardRest, type Refusal, wantsPage } from "./read-request";

const JSON_TYPE = "application/json; charset=utf-8";
const HTML_TYPE = "text/html; charset=utf-8";

function fromBrowserForm({ method, headers }: IncomingMessage): boolean {
  return method === "POST" && wantsPage(headers["content-type"], headers.accept);
}

/**
 * Both Node's HTTP server and Gatsby's Express server call this function, so it uses only Node's own
 * API.
 */
export function answer(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
): void {
  if (response.headersSent || response.destroyed) return;
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(headers)));
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.end(body);
  discardRest(response.req);
}

const NO_STORE = { "Cache-Control": "no-store" };

export function respondStored(request: IncomingMessage, response: ServerResponse): void {
  if (fromBrowserForm(request)) answer(response, 303, { ...NO_STORE, Location: MESSAGE_SENT }, "");
  else answer(response, 200, { ...NO_STORE, "Content-Type": JSON_TYPE }, '{"ok":true}');
}

/** The page has no styles or scripts, so it works under any content security policy. */
function failurePage(reason: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Message not sent</title>
</head>
<body>
<main>
<h1>Message not sent</h1>
<p>${NOT_SENT}</p>
<p>${escapeHtml(reason)}</p>
<p>Going back in your browser brings back what you wrote.</p>
<p><a href="${CONTACT}">Back to the contact page</a></p>
</main>
</body>
</html>
`;
}

export function respondRefused(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message }: Refusal,
): void {
  const allow: Record<string, string> = status === 405 ? { Allow: "POST" } : {};
  const [type, body] = fromBrowserForm(request)
    ? [HTML_TYPE, failurePage(message)]
    : [JSON_TYPE, JSON.stringify({ ok: false, message })];
  answer(response, status, { ...NO_STORE, ...allow, "Content-Type": type }, body);
}
