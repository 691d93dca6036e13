import type { ReactNode } from "react";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "../contact/endpoint";
import { useContactForm } from "../contact/use-contact-form";
import { useLazyComponent } from "../lib/use-lazy-component";
import * as button from "./Button.module.css";
import * as styles from "./ContactForm.module.css";
import { Field } from "./Field";

type FieldTexts = Record<"name" | "email" | "message", { label: string; placeholder: string }>;
type StateTexts = Record<"submit" | "sending" | "success" | "error" | "another", string>;

export type ContactFormTexts = FieldTexts & StateTexts;

interface ContactFormProps {
  className?: string;
  texts: ContactFormTexts;
  /**
   * Content above the fields. If it is set, the note of the form is above the submit button,
   * otherwise below this button.
   */
  intro?: ReactNode;
  /** Links to other contact channels, which are shown if sending has failed. */
  otherChannels?: ReactNode;
  next?: string;
  /** The next steps, which the form shows after it has sent the message. */
  steps?: readonly string[];
  /** Content that is appended to the note below the button. */
  children?: ReactNode;
}

const loadFlightPath = () =>
  import(/* webpackChunkName: "flight-path" */ "./FlightPath").then(({ FlightPath }) => FlightPath);

/**
 * Without scripts, the browser submits the form. With scripts, the form sends JSON and shows the
 * result.
 */
export function ContactForm({
  className = "",
  texts,
  intro,
  otherChannels,
  next,
  steps = [],
  children,
}: ContactFormProps) {
  const { status, sent, buttonRef, outcomeRef, startAnother, handlers } = useContactForm(texts);
  const sending = status === "pending";
  const done = status === "success" || status === "error";
  const FlightPath = useLazyComponent(Number(sending || sent), loadFlightPath);
  const guided = Boolean(intro);
  const note = `${styles.note} ${done && (guided || !sent) ? styles.replaced : ""}`;
  // The button that sends the message and the button that starts a new message are one element, so
  // this element keeps the focus.
  const submit = (
    <button
      className={`hidden-until-complete ${button.button} ${sent ? button.outline : button.filled} ${styles.submit}`}
      type={sent ? "button" : "submit"}
      disabled={sending}
      onClick={sent ? startAnother : undefined}
      ref={buttonRef}
    >
      {sending ? texts.sending : sent ? texts.another : texts.submit}
    </button>
  );
  return (
    <form
      className={`screen-only ${styles.form} ${guided ? styles.guided : ""} ${sent ? styles.sent : ""} ${className}`}
      method="post"
      action={CONTACT_ENDPOINT}
      {...handlers}
    >
      <div className={styles.fields}>
        {intro}
        <Field name="name" autoComplete="name" {...texts.name} />
        <Field name="email" type="email" autoComplete="email" {...texts.email} />
        <Field className={styles.wide} name="message" type="multiline" {...texts.message} />
        {Object.entries(CONTACT_EXTRA).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={String(value)} />
        ))}
      </div>
      {!guided && submit}
      <div className={styles.outcome}>
        <div
          className={`${styles.message} ${status === "error" ? styles.error : ""}`}
          ref={outcomeRef}
        >
          <p className={`${styles.result} ${sent ? "display" : ""}`} role="status">
            {done && texts[status]}
          </p>
          {status === "error" && <> {otherChannels}</>}
          {sent && FlightPath && <FlightPath steps={steps} />}
        </div>
      </div>
      <p className={guided ? `hidden-until-complete ${note}` : note}>
        {guided && `${next} `}
        {children}
      </p>
      {guided && submit}
    </form>
  );
}
