import { NOT_SENT } from "../../contact-message";
import { statusOf } from "../../data/fetch-json";
import type { SendStatus } from "./use-send";

const SUCCESS = "Message sent successfully! We'll get back to you soon.";
const SLOW =
  "No answer yet. Your message may have arrived, so please wait, or contact us directly.";

/** What to change, by the status of the response, because the same message would be refused again. */
const ADVICE: Record<number, string> = {
  413: "The message is too long: please shorten it.",
  422: "The message was not accepted: please check your email address, or shorten the message.",
};

/** Returns the text that the form shows and announces. */
export function resultText(status: SendStatus, error: Error | null): string {
  if (status === "success") return SUCCESS;
  if (status === "slow") return SLOW;
  if (status !== "error") return "";
  const advice = ADVICE[statusOf(error) ?? 0];
  return advice ? `${NOT_SENT} ${advice}` : NOT_SENT;
}
