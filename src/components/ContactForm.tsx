import type { ReactNode } from "react";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "../contact/endpoint";
import { useContactForm } from "../contact/use-contact-form";
import * as button from "./Button.module.css";
import * as styles from "./ContactForm.module.css";
import { Field } from "./Field";

interface FieldTexts {
  readonly label: string;
  readonly placeholder: string;
}

/** What a message can be about, and the line that says so. */
export interface Topic {
  slug: string;
  line: string;
}

export interface ContactFormTexts {
  readonly name: FieldTexts;
  readonly email: FieldTexts;
  readonly message: FieldTexts;
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
  readonly error: string;
}

interface ContactFormProps {
  texts: ContactFormTexts;
  topics?: readonly Topic[];
  /** What stands where a topic would. */
  invitation?: string;
  /** The next step, once a message was sent. */
  next?: string;
  /** What stands under the button. */
  children?: ReactNode;
}

/**
 * The contact form. As plain HTML it posts to the endpoint by itself; with scripts it sends JSON,
 * stays on the page and says what became of the message, in place and as a notification.
 */
export function ContactForm({ texts, topics = [], invitation, next, children }: ContactFormProps) {
  const { status, buttonRef, handlers } = useContactForm(texts);
  const sending = status === "pending";
  const done = status === "success" || status === "error";
  return (
    <form className={styles.form} method="post" action={CONTACT_ENDPOINT} {...handlers}>
      {topics.length > 0 && (
        <div className={styles.topics}>
          <p>{invitation}</p>
          {topics.map(({ slug, line }) => (
            // Shown by topic.ts.
            <p key={slug} data-about={slug} hidden>
              {line}
            </p>
          ))}
        </div>
      )}
      <Field name="name" autoComplete="name" {...texts.name} />
      <Field name="email" type="email" autoComplete="email" {...texts.email} />
      <Field name="message" type="multiline" {...texts.message} />
      {Object.entries(CONTACT_EXTRA).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={String(value)} />
      ))}
      <button
        className={`shown-whole ${button.button} ${button.filled}`}
        type="submit"
        disabled={sending}
        ref={buttonRef}
      >
        {sending ? texts.sending : texts.submit}
      </button>
      <p
        className={`${styles.result} ${done ? styles.done : ""} ${status === "error" ? styles.error : ""}`}
        role="status"
      >
        {done && texts[status]}
      </p>
      {status === "success" && next && <p>{next}</p>}
      {children}
    </form>
  );
}
