import { MutationObserver } from "@tanstack/react-query";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "../lib/contact-endpoint";
import { contactMutation } from "./contact-mutation";
import type { ContactMessage } from "./contact-request";
import { createQueryClient } from "./query-client";

const client = createQueryClient();
const mutation = contactMutation({ endpoint: CONTACT_ENDPOINT, extra: CONTACT_EXTRA });

/** Sends a message of the contact form; fails as sendContactMessage does. */
export const send = (message: ContactMessage): Promise<void> =>
  new MutationObserver(client, mutation).mutate(message);
