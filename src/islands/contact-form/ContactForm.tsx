import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as button from "../../components/Button.module.css";
import { CONTACT_FIELDS, contactMessage } from "../../contact-message";
import { PRIVACY } from "../../routes";
import { markBlankFields } from "./blank-fields";
import * as styles from "./ContactForm.module.css";
import { forgetDraft } from "./draft";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./endpoint";
import { Field } from "./Field";
import { Outcome, type OutcomeContent } from "./Outcome";
import { useSend } from "./use-send";

interface ContactFormProps extends OutcomeContent {
  className?: string;
  /** Says what happens after the message has been sent. */
  next: string;
}

/** The labels of the button that differ from "Send message". */
const LABELS: Record<string, string> = {
  pending: "Sending...",
  slow: "Send again",
  sent: "Write another message",
};

function messageIn(form: HTMLFormElement) {
  const data = new FormData(form);
  return contactMessage(({ name }) => String(data.get(name) ?? ""));
}

/**
 * Without scripts, the browser submits the form. With scripts, the form sends JSON and shows the
 * result. The states of the form are those of the mutation.
 */
export default function ContactForm({ className = "", next, otherChannels }: ContactFormProps) {
  /** Whether the success message replaces the fields, which are empty then. */
  const [isReplaced, setReplaced] = useState(false);
  const { status, error, variables, submittedAt, mutate, reset, isSending } = useSend();
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isSettled = status !== "idle" && status !== "pending";
  const isPending = status === "pending";
  const isSent = status === "success" && isReplaced;

  // Empties the fields in the frame that shows the success message, unless the visitor has changed a
  // field since the message was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result
  useLayoutEffect(() => {
    const form = formRef.current as HTMLFormElement;
    const message = messageIn(form);
    const isChanged = CONTACT_FIELDS.some(({ name }) => message[name] !== variables?.[name]);
    if (status !== "success" || isChanged) return;
    form.reset();
    forgetDraft();
    setReplaced(true);
  }, [status, submittedAt]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    markBlankFields(form);
    // The visitor can submit again before React has disabled the button.
    if (!form.reportValidity() || isSending()) return;
    setReplaced(false);
    mutate(messageIn(form));
  };

  const focusFirstField = () => {
    const form = formRef.current as HTMLFormElement;
    (form.elements.namedItem(CONTACT_FIELDS[0].name) as HTMLElement).focus();
  };

  const startAnother = (event: { preventDefault(): void; detail: number }) => {
    // `flushSync` renders the form again during this click, with a submit button in the place of the
    // clicked button. Without `preventDefault`, the click would then submit the form.
    event.preventDefault();
    // Ignores the second click of a double click on "Send message".
    if (event.detail > 1) return;
    flushSync(() => setReplaced(false));
    reset();
    focusFirstField();
  };

  // The browser validates the form right after the visitor clicks the button, or presses Enter in a
  // field.
  const mark = (event: FormEvent<HTMLFormElement>) => markBlankFields(event.currentTarget);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    mark(event);
    // A password manager may have filled in fields while the success message hid them.
    setReplaced(false);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in a field also clicks the submit button
    <form
      className={`screen-only ${styles.form} ${isSent ? styles.sent : ""} ${className}`}
      method="post"
      action={CONTACT_ENDPOINT}
      ref={formRef}
      onInputCapture={onInput}
      onClick={mark}
      onSubmit={onSubmit}
    >
      <div className={`${styles.fields} ${isSent ? styles.replaced : ""}`}>
        {CONTACT_FIELDS.map((field) => (
          <Field key={field.name} field={field} />
        ))}
        {Object.entries(CONTACT_EXTRA).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={String(value)} />
        ))}
      </div>
      <Outcome
        status={status}
        error={error}
        submittedAt={submittedAt}
        isSent={isSent}
        otherChannels={otherChannels}
        form={formRef}
        button={buttonRef}
      />
      <p className={`${styles.note} ${isSettled ? styles.replaced : ""}`}>
        {`${next} `}
        <a className="unbroken" href={PRIVACY}>
          What happens to your message
        </a>
      </p>
      {/* The button that sends the message and the button that starts a new message are one element,
          so this element keeps the focus. */}
      <button
        className={`${button.button} ${isSent ? button.outline : button.filled} ${styles.submit}`}
        type={isSent ? "button" : "submit"}
        disabled={isPending}
        onClick={isSent ? startAnother : undefined}
        ref={buttonRef}
      >
        {LABELS[isSent ? "sent" : status] ?? "Send message"}
      </button>
    </form>
  );
}
