import type { IncomingMessage, ServerResponse } from "node:http";
import { NOT_SENT } from "../contact-message";
import { escapeHtml } from "../lib/escape-html";
import { CONTACT, MESSAGE_SENT } from "../routes";
import { FORM_TYPE, mediaType, Refusal, readMessage } from "./read-message";
import { storeMessage } from "./store";

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

const JSON_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Type": "application/json; charset=utf-8",
};

const HTML_HEADERS = { ...JSON_HEADERS, "Content-Type": "text/html; charset=utf-8" };

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

async function store(request: IncomingMessage, inboxPath: string): Promise<void> {
  const message = await readMessage(request);
  await storeMessage(inboxPath, message).catch(({ code, syscall, path, name }) => {
    // The log gets no `message` of an error, because it could contain the visitor's text.
    const cause = [code ?? name, syscall, path].filter(Boolean).join(" ");
    console.error(
      `The contact inbox cannot store a message: ${cause}. Check that the server may write to the file that CONTACT_INBOX names.`,
    );
    throw new Refusal(500, "The message could not be stored.");
  });
}

/**
 * Handles `POST /api/contact`, and never rejects, because an unhandled rejection would end `gatsby
 * develop`. A script gets JSON, and a browser that has sent a form gets a page.
 */
export const createContactHandler =
  (inboxPath: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isForm = mediaType(request) === FORM_TYPE;
    try {
      await store(request, inboxPath);
      if (isForm) answer(response, 303, { ...HTML_HEADERS, Location: MESSAGE_SENT }, "");
      else answer(response, 200, JSON_HEADERS, '{"ok":true}');
    } catch (error) {
      const { status, message } = error as Refusal;
      const allow: Record<string, string> = status === 405 ? { Allow: "POST" } : {};
      if (isForm) answer(response, status, { ...HTML_HEADERS, ...allow }, failurePage(message));
      else
        answer(
          response,
          status,
          { ...JSON_HEADERS, ...allow },
          JSON.stringify({ ok: false, message }),
        );
    }
  };
