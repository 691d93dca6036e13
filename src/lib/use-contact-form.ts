import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { contactMutation } from "../data/contact-mutation";
import type { ContactMessage } from "../data/contact-request";
import { createQueryClient } from "../data/query-client";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./contact-endpoint";

const client = createQueryClient();
const mutation = contactMutation({ endpoint: CONTACT_ENDPOINT, extra: CONTACT_EXTRA });

/** The three fields of a form, as they stand in it now. */
function messageOf(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return { name: text("name"), email: text("email"), message: text("message") };
}

/**
 * Sends the contact form's message, once per intent: `status` is idle, pending, success or error.
 * Success empties the fields; nothing else touches them.
 */
export function useContactForm() {
  const { status, mutate } = useMutation(mutation, client);
  const sending = useRef(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  // A disabled button drops the focus; a keyboard user must not start over at the page's top.
  useEffect(() => {
    const done = status === "success" || status === "error";
    if (done && document.activeElement === document.body) {
      buttonRef.current?.focus({ preventScroll: true });
    }
  }, [status]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not the button's state: a second submit can come before React has drawn it.
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    mutate(messageOf(form), {
      onSuccess: () => form.reset(),
      onSettled: () => {
        sending.current = false;
      },
    });
  };
  return { status, onSubmit, buttonRef };
}
