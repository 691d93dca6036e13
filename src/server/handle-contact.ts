import type { IncomingMessage, ServerResponse } from "node:http";
import { NOT_SENT } from "../contact-message";
import { escapeHtml } from "../lib/escape-html";
import { CONTACT, MESSAGE_SENT } from "../routes";
import { storeMessage } from "./inbox";
import { FORM_TYPE, mediaType, Refusal, readMessage } from "./read-message";

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
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
}

/** The page has no styles or scripts, so it works under any content security policy. */
const failurePage = (reason: string) => `<!DOCTYPE html>
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

/** Returns why a message was refused, or undefined if it is stored. */
async function receive(request: IncomingMessage, inboxPath: string): Promise<Refusal | undefined> {
  try {
    await storeMessage(inboxPath, await readMessage(request));
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    // The log gets no `message` of an error, because it could contain the visitor's text.
    const { code, syscall, path, name } = error as NodeJS.ErrnoException;
    const cause = [code ?? name, syscall, path].filter(Boolean).join(" ");
    console.error(
      `The contact inbox cannot store a message: ${cause}. Check that the server may write to the file that CONTACT_INBOX names.`,
    );
    return new Refusal(500, "The message could not be stored.");
  }
}

/**
 * Handles `POST /api/contact`, and never rejects, because an unhandled rejection would end `gatsby
 * develop`. A script gets JSON, and a browser that has sent a form gets a page.
 */
export const createContactHandler =
  (inboxPath: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = await receive(request, inboxPath);
    const { status = 200, message } = refusal ?? {};
    const headers = { "Cache-Control": "no-store", ...(status === 405 && { Allow: "POST" }) };
    if (mediaType(request) !== FORM_TYPE) {
      const json = { ...headers, "Content-Type": "application/json; charset=utf-8" };
      answer(response, status, json, JSON.stringify({ ok: !refusal, message }));
    } else if (refusal) {
      const html = { ...headers, "Content-Type": "text/html; charset=utf-8" };
      answer(response, status, html, failurePage(refusal.message));
    } else {
      answer(response, 303, { ...headers, Location: MESSAGE_SENT }, "");
    }
  };
