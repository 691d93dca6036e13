import { appendFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { CONTACT_FIELDS, contactMessage } from "../lib/contact-message";
import { MESSAGE_SENT } from "../routes";

const INBOX = path.resolve(".data/inbox.jsonl");

/**
 * The inbox of `gatsby develop` and `gatsby serve`, which appends each message as a line of JSON.
 * Hosts of static files do not run this function: a deployed site posts to a form provider.
 */
export default async function contact(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  if (request.method !== "POST") return response.status(405).json({ ok: false });
  const texts = Object(request.body);
  const isComplete = CONTACT_FIELDS.every(
    ({ name }) => typeof texts[name] === "string" && texts[name].trim(),
  );
  if (!isComplete) return response.status(400).json({ ok: false });
  const message = contactMessage(({ name }) => texts[name]);
  const line = JSON.stringify({ time: new Date().toISOString(), ...message });
  await mkdir(path.dirname(INBOX), { recursive: true });
  await appendFile(INBOX, `${line}\n`, { mode: 0o600, flush: true });
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  if (isForm) response.redirect(303, MESSAGE_SENT);
  else response.json({ ok: true });
}
