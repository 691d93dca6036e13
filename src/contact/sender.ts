import { MutationObserver } from "@tanstack/react-query";
import { createQueryClient } from "../data/query-client";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./endpoint";
import { contactMutation } from "./mutation";
import type { ContactMessage } from "./request";

const client = createQueryClient();
const mutation = contactMutation({ endpoint: CONTACT_ENDPOINT, extra: CONTACT_EXTRA });

/** Sends a message of the contact form; fails as sendContactMessage does. */
export const send = (message: ContactMessage): Promise<void> =>
  new MutationObserver(client, mutation).mutate(message);
