import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ContactMessage } from "../data/contact-request";
import { loadSender } from "../data/load-sender";
import { notify } from "./toasts";

type Status = "idle" | "pending" | "success" | "error";

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
  const [status, setStatus] = useState<Status>("idle");
  const sending = useRef(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  function settle(to: Status) {
    sending.current = false;
    setStatus(to);
  }

  /** The form itself says it to screen readers, as long as it is there. */
  function tell(tone: "success" | "error") {
    settle(tone);
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

  /** As without scripts: the browser posts the form and leaves, and whoever comes back starts anew. */
  function postPlain(form: HTMLFormElement) {
    addEventListener("pagehide", () => settle("idle"), { once: true });
    form.submit();
  }

  const onFocus = () => void loadSender().catch(() => {});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not the button's state: a second submit can come before React has drawn it.
    if (sending.current) return;
    sending.current = true;
    setStatus("pending");
    const form = event.currentTarget;
    const message = messageOf(form);
    const sent = () => {
      form.reset();
      tell("success");
    };
    loadSender().then(
      ({ send }) => send(message).then(sent, () => tell("error")),
      () => (form.isConnected ? postPlain(form) : tell("error")),
    );
  };
  return { status, onFocus, onSubmit, buttonRef };
}
