import { MutationObserver, mutationOptions } from "@tanstack/react-query";
import { createQueryClient } from "../data/query-client";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./endpoint";
import { type ContactMessage, type SendOptions, sendContactMessage } from "./send-message";

/**
 * Options for `useMutation(contactMutation({ endpoint }), createQueryClient())`: with the client as
 * second argument no provider is needed around the page.
 *
 * @param options as for sendContactMessage; a signal would end every later attempt as well
 */
export function contactMutation(options: Omit<SendOptions, "signal">) {
  return mutationOptions<void, Error, ContactMessage>({
    mutationKey: ["contact"],
    mutationFn: (message) => sendContactMessage(message, options),
    // Set here too, for other clients than ours: a retry could send the message twice, and one that is
    // sent when the network returns may come after the visitor has given up.
    retry: false,
    networkMode: "always",
    // The cache contains the visitor's message; it is cleared as soon as the form is unmounted.
    gcTime: 0,
  });
}

const client = createQueryClient();
const mutation = contactMutation({ endpoint: CONTACT_ENDPOINT, extra: CONTACT_EXTRA });

/** Sends a message of the contact form; rejects as sendContactMessage does. */
export const send = (message: ContactMessage): Promise<void> =>
  new MutationObserver(client, mutation).mutate(message);
