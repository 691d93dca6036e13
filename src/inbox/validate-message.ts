import type { ContactMessage } from "../contact/send-message";
import { isEmail } from "./email";
import { Refusal } from "./refusal";

/** Maximum lengths in UTF-16 code units, as `maxlength` counts them. */
export const LIMITS: Record<keyof ContactMessage, number> = {
  name: 200,
  email: 254,
  message: 100_000,
};

function requireText(body: object, field: keyof ContactMessage): string {
  // Inherited properties are ignored: `{"__proto__": {"name": ...}}` must not count as a name.
  const value: unknown = Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
  if (value === undefined) throw new Refusal(400, `The ${field} is missing.`);
  if (typeof value !== "string") throw new Refusal(400, `The ${field} must be one text.`);
  const text = value.trim();
  if (text === "") throw new Refusal(400, `The ${field} is missing.`);
  // A native form post sends each line break as two characters; `maxlength` counts one.
  if (text.replaceAll("\r\n", "\n").length > LIMITS[field]) {
    throw new Refusal(422, `The ${field} is longer than ${LIMITS[field]} characters.`);
  }
  return value;
}

/**
 * Validates a request body and returns its three texts unchanged. Other keys are ignored, because
 * forms for other providers contain keys of their own.
 *
 * @throws Refusal 400 for a missing, empty or wrong value, 422 for a value that is too long.
 */
export function validateMessage(body: unknown): ContactMessage {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Refusal(400, "Send an object with name, email and message.");
  }
  const name = requireText(body, "name");
  const email = requireText(body, "email");
  const message = requireText(body, "message");
  if (!isEmail(email.trim())) throw new Refusal(400, "The email is not an e-mail address.");
  return { name, email, message };
}
