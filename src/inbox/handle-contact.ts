import type { IncomingMessage, ServerResponse } from "node:http";
import { parseMessage } from "./parse-message";
import { Refusal, readBody, requireFormat } from "./read-request";
import { respondRefused, respondStored } from "./respond";
import { storeMessage } from "./store";

type ContactHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function receive(request: IncomingMessage, inboxPath: string): Promise<void> {
  const { method, headers } = request;
  if (method !== "POST") throw new Refusal(405, "Send the message with POST.");
  // A page of another site could make the browsers of visitors send messages (CSRF). The header
  // Sec-Fetch-Site tells where a request comes from. Only some programs and old browsers omit it.
  if (headers["sec-fetch-site"] === "cross-site") {
    throw new Refusal(403, "Messages from pages of other sites are not accepted.");
  }
  const format = requireFormat(headers["content-type"]);
  await storeMessage(inboxPath, parseMessage(format, await readBody(request)));
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, syscall, path, name } = error as NodeJS.ErrnoException;
  // The log gets no `message` of an error, because it could contain the visitor's text.
  const cause = [code ?? name, syscall, path].filter(Boolean).join(" ");
  console.error(
    `The contact inbox cannot store a message: ${cause}. Check that the server may write to the file that CONTACT_INBOX names.`,
  );
  return new Refusal(500, "The message could not be stored.");
}

/**
 * Handles `POST /api/contact`, and never rejects, because an unhandled rejection would end `gatsby
 * develop`.
 */
export function createContactHandler(inboxPath: string): ContactHandler {
  return async (request, response) => {
    try {
      await receive(request, inboxPath);
    } catch (error) {
      return respondRefused(request, response, toRefusal(error));
    }
    respondStored(request, response);
  };
}
