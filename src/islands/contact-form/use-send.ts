import { type MutationStatus, useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createQueryClient } from "../../data/query-client";
import { PATIENCE_MS } from "./patience";
import { sendMessage } from "./send-message";

/** "slow": the server has not responded yet, so nobody knows whether the message has arrived. */
export type SendStatus = MutationStatus | "slow";

const client = createQueryClient();

/** Whether a message is on its way, and its visitor has not yet waited for long. */
const isSending = () =>
  client
    .getMutationCache()
    .findAll({ status: "pending" })
    .some(({ state }) => Date.now() - state.submittedAt < PATIENCE_MS);

/**
 * Sends messages as a mutation of the data layer. A slow request goes on, so that a late response
 * still becomes the result.
 */
export function useSend() {
  const { status, submittedAt, ...mutation } = useMutation({ mutationFn: sendMessage }, client);
  const { reset } = mutation;
  /** The time of submission of the message that has become slow. */
  const [slowSince, setSlowSince] = useState(0);

  useEffect(() => {
    if (status !== "pending") return;
    const timer = setTimeout(() => setSlowSince(submittedAt), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [status, submittedAt]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // In a page from the back/forward cache, the response to a pending request never arrives.
      if (!persisted || client.isMutating() === 0) return;
      client.getMutationCache().clear();
      reset();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [reset]);

  const isSlow = status === "pending" && slowSince === submittedAt;
  const sendStatus: SendStatus = isSlow ? "slow" : status;
  return { ...mutation, submittedAt, isSending, status: sendStatus };
}
