import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { FlatLine } from "../../art/FlatLine";
import * as button from "../../components/Button.module.css";
import { CheckList } from "../../components/CheckList";
import { PlainLink } from "../../components/PlainLink";
import { createQueryClient } from "../../data/query-client";
import { CONTACT_FIELDS } from "../../lib/contact-message";
import * as styles from "./ContactForm.module.css";
import { forgetDraft } from "./draft";
import { Field } from "./Field";
import { CONTACT_ENDPOINT, CONTACT_EXTRA, HONEYPOT, sendMessage } from "./send-message";

interface ContactFormProps {
  className?: string;
  /** The form asks for these things above the field of the message. */
  prepare: readonly string[];
  /** Says what happens after the message has been sent. */
  next: string;
  /** The link to the privacy page. */
  privacy?: { readonly label: string; readonly path: string } | null;
  /** The form shows this link when the message has been sent. */
  afterSending?: Queries.ClosingCallFragment | null;
}

/** docs/specification.md, section 4, sets these texts. */
const RESULTS: Record<string, string> = {
  success: "Message sent successfully! We'll get back to you soon.",
  error: "Failed to send message. Please try again or contact us directly.",
};

const client = createQueryClient();

/** Without scripts, the browser posts the form. The states of the form are those of the mutation. */
export default function ContactForm(props: ContactFormProps) {
  const { className = "", prepare, next, privacy, afterSending } = props;
  const { status, mutate, reset } = useMutation(
    {
      mutationFn: sendMessage,
      onSuccess(_, form: HTMLFormElement) {
        form.reset();
        forgetDraft();
      },
    },
    client,
  );
  const fields = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const isSent = status === "success";
  const wasSent = useRef(false);

  useEffect(() => {
    if (!(status in RESULTS)) return;
    // The browser has taken the focus from the disabled button, or will take it from a hidden field.
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest("[hidden]");
    if (isLost) result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: "nearest" });
  }, [status]);

  useEffect(() => {
    // After "Write another message", the fields are visible again.
    if (wasSent.current && !isSent) fields.current?.querySelector("input")?.focus();
    wasSent.current = isSent;
  }, [isSent]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The visitor can submit again before React has disabled the button.
    if (client.isMutating() === 0) mutate(event.currentTarget);
  };

  return (
    <form
      className={`screen-only ${styles.form} ${isSent ? styles.sent : ""} ${className}`}
      method="post"
      action={CONTACT_ENDPOINT}
      onSubmit={onSubmit}
    >
      {isSent && <FlatLine rises />}
      <div className={styles.fields} hidden={isSent} ref={fields}>
        {CONTACT_FIELDS.map((field) => (
          <Field key={field.name} field={field}>
            {field.type === "multiline" && <CheckList className={styles.prepare} items={prepare} />}
          </Field>
        ))}
        <input
          id={HONEYPOT}
          className="visually-hidden"
          autoComplete="off"
          tabIndex={-1}
          aria-hidden
        />
        {Object.entries(CONTACT_EXTRA).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={String(value)} />
        ))}
        <p className={`muted ${styles.wide}`}>
          {`${next} `}
          {privacy && (
            <PlainLink className="unbroken" href={privacy.path}>
              {privacy.label}
            </PlainLink>
          )}
        </p>
      </div>
      <p
        className={`${styles.result} ${isSent ? "display" : ""}`}
        role="status"
        tabIndex={-1}
        ref={result}
      >
        {RESULTS[status]}
      </p>
      {isSent && <p className="lead">{next}</p>}
      {isSent ? (
        <button
          key="another"
          className={`${button.button} ${button.outline} ${styles.submit}`}
          type="button"
          onClick={reset}
        >
          Write another message
        </button>
      ) : (
        <button
          key="send"
          className={`${button.button} ${button.filled} ${styles.submit}`}
          type="submit"
          disabled={status === "pending"}
        >
          {status === "pending" ? "Sending..." : "Send message"}
        </button>
      )}
      {isSent && afterSending && (
        <div className={`stack ${styles.guides}`}>
          <p className="display card-title">{afterSending.title}</p>
          <p>{afterSending.text}</p>
          <PlainLink href={afterSending.path}>{afterSending.label}</PlainLink>
        </div>
      )}
    </form>
  );
}
