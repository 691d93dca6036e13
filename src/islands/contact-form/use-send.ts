import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { createQueryClient } from "../../data/query-client";
import type { ContactMessage } from "./message";
import { sendMessage } from "./send-message";
import { type Topic, withTopic } from "./topic";

const client = createQueryClient();

const isSending = () => client.isMutating() > 0;

/** A message with the topic that was shown above the form. */
interface Sending {
  message: ContactMessage;
  topic: Topic | undefined;
}

/** Sends messages as a mutation of the data layer. */
export function useSend() {
  const mutation = useMutation(
    {
      mutationFn: ({ message, topic }: Sending) =>
        sendMessage({ ...message, message: withTopic(message.message, topic) }),
    },
    client,
  );
  const { reset } = mutation;

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // In a page from the back/forward cache, the response to a pending request never arrives.
      if (!persisted || !isSending()) return;
      client.getMutationCache().clear();
      reset();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [reset]);

  return { ...mutation, isSending };
}
