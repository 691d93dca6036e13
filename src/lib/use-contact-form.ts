import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { contactMutation } from "../data/contact-mutation";
import type { ContactMessage } from "../data/contact-request";
import { createQueryClient } from "../data/query-client";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./contact-endpoint";
import { notify } from "./toasts";

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
 * Success empties the fields; nothing else touches them. The result is also a notification, which
 * reaches a visitor who has gone to another page meanwhile.
 */
export function useContactForm(results: { readonly success: string; readonly error: string }) {
  const inPage = useRef(false);
  // Options and not callbacks of `mutate`, which are dropped with the form.
  const { status, mutate } = useMutation(
    {
      ...mutation,
      onSuccess: () => tell("success"),
      onError: () => tell("error"),
    },
    client,
  );
  const sending = useRef(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  /** The form itself says it to screen readers, as long as it is there. */
  function tell(tone: "success" | "error") {
    notify({ text: results[tone], tone, silent: inPage.current });
  }

  useEffect(() => {
    inPage.current = true;
    return () => {
      inPage.current = false;
    };
  }, []);

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
