import type { ReactNode } from "react";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "../contact/endpoint";
import { useContactForm } from "../contact/use-contact-form";
import * as button from "./Button.module.css";
import * as styles from "./ContactForm.module.css";
import { Field } from "./Field";
import { OutcomeLine } from "./OutcomeLine";

interface FieldTexts {
  readonly label: string;
  readonly placeholder: string;
}

/** A topic of a message, and the line that shows it. */
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
  readonly another: string;
}

interface ContactFormProps {
  className?: string;
  texts: ContactFormTexts;
  topics?: readonly Topic[];
  /** Shown if there is no topic. */
  invitation?: string;
  /** Links to other contact channels, shown after a failure. */
  elsewhere?: ReactNode;
  /** The next step, shown after success. */
  next?: string;
  /** Shown below the button. */
  children?: ReactNode;
}

const LOOKS: Partial<Record<string, string>> = { success: styles.success, error: styles.error };

/**
 * The contact form. Without scripts the browser posts it; with scripts it sends JSON and stays on the page.
 * Success replaces the fields, a failure is shown below the button, and both are also notifications.
 * Nothing else shifts.
 */
export function ContactForm({
  className = "",
  texts,
  topics = [],
  invitation,
  elsewhere,
  next,
  children,
}: ContactFormProps) {
  const { status, sent, buttonRef, startAnother, handlers } = useContactForm(texts);
  const sending = status === "pending";
  const done = status === "success" || status === "error";
  return (
    <form
      className={`${styles.form} ${sent ? styles.sent : ""} ${className}`}
      method="post"
      action={CONTACT_ENDPOINT}
      {...handlers}
    >
      <div className={styles.fields}>
        {topics.length > 0 && (
          <div className={styles.topics}>
            {topics.map(({ slug, line }) => (
              // Shown by topic.ts.
              <p key={slug} data-about={slug} hidden>
                {line}
              </p>
            ))}
            <p className={styles.invitation}>{invitation}</p>
          </div>
        )}
        <Field name="name" autoComplete="name" {...texts.name} />
        <Field name="email" type="email" autoComplete="email" {...texts.email} />
        <Field name="message" type="multiline" {...texts.message} />
        {Object.entries(CONTACT_EXTRA).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={String(value)} />
        ))}
      </div>
      {/* One element for both buttons, so that the focus stays on it. */}
      <button
        className={`hidden-until-complete ${button.button} ${sent ? button.outline : button.filled} ${styles.submit}`}
        type={sent ? "button" : "submit"}
        disabled={sending}
        onClick={sent ? startAnother : undefined}
        ref={buttonRef}
      >
        {sending ? texts.sending : sent ? texts.another : texts.submit}
      </button>
      <div className={styles.outcome}>
        <div className={`${styles.said} ${LOOKS[status] ?? ""}`}>
          {sent && <OutcomeLine outcome="success" />}
          <p className={styles.result} role="status">
            {done && texts[status]}
          </p>
          {status === "error" && elsewhere}
          {sent && next && <p>{next}</p>}
        </div>
      </div>
      <div className={styles.foot}>{(sent || !done) && children}</div>
    </form>
  );
}
