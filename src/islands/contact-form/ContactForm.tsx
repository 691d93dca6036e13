import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as button from "../../components/Button.module.css";
import { PRIVACY } from "../../routes";
import { markBlankFields } from "./blank-fields";
import * as styles from "./ContactForm.module.css";
import { forgetDraft } from "./draft";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./endpoint";
import { Field } from "./Field";
import { isSame, MAX_LENGTHS, messageOf } from "./message";
import { Outcome, type OutcomeContent } from "./Outcome";
import { maxLengthWith, type Topic, useTopic } from "./topic";
import { useSend } from "./use-send";

interface ContactFormProps extends OutcomeContent {
  className?: string;
  /** The topics that the URL can name. With topics, the form has a line above the fields. */
  topics?: readonly Topic[];
  /** Says what happens after the message has been sent. */
  next: string;
}

const NO_TOPICS: readonly Topic[] = [];

/**
 * Without scripts, the browser submits the form. With scripts, the form sends JSON and shows the
 * result. The states of the form are those of the mutation.
 */
export function ContactForm({
  className = "",
  topics = NO_TOPICS,
  next,
  steps,
  otherChannels,
}: ContactFormProps) {
  const [topic, dropTopic] = useTopic(topics);
  /** Whether the success message replaces the fields, which are empty then. */
  const [isReplaced, setReplaced] = useState(false);
  const { status, error, variables, submittedAt, mutate, reset, isSending } = useSend();
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isSettled = status === "success" || status === "error";
  const isPending = status === "pending";
  const isSent = status === "success" && isReplaced;

  // Empties the fields in the frame that shows the success message, unless the visitor has changed a
  // field since the message was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result
  useLayoutEffect(() => {
    const form = formRef.current as HTMLFormElement;
    if (status !== "success" || !variables || !isSame(messageOf(form), variables.message)) return;
    form.reset();
    forgetDraft();
    dropTopic();
    setReplaced(true);
  }, [status, submittedAt]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    markBlankFields(form);
    // The visitor can submit again before React has disabled the button.
    if (!form.reportValidity() || isSending()) return;
    setReplaced(false);
    mutate({ message: messageOf(form), topic });
  };

  const focusFirstField = () => {
    const form = formRef.current as HTMLFormElement;
    (form.elements.namedItem("name") as HTMLElement).focus();
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
        {topics.length > 0 && (
          <p className={styles.topic}>
            <span key={topic?.slug}>{topic ? topic.line : "A short note is enough"}</span>
            {topic && (
              <button
                className={styles.drop}
                type="button"
                aria-label="Remove topic"
                onClick={() => {
                  dropTopic();
                  // The button disappears.
                  focusFirstField();
                }}
              >
                ×
              </button>
            )}
          </p>
        )}
        <Field
          name="name"
          label="Your name"
          placeholder="Ana Lopes"
          autoComplete="name"
          maxLength={MAX_LENGTHS.name}
        />
        <Field
          name="email"
          type="email"
          label="Email"
          placeholder="ana@yourbrand.com"
          autoComplete="email"
          maxLength={MAX_LENGTHS.email}
        />
        <Field
          className={styles.wide}
          name="message"
          type="multiline"
          label="Tell us about your brand"
          placeholder="Monthly revenue, main channels, and the challenges you want solved first"
          maxLength={maxLengthWith(topic)}
        />
        {Object.entries(CONTACT_EXTRA).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={String(value)} />
        ))}
      </div>
      <Outcome
        status={status}
        error={error}
        submittedAt={submittedAt}
        isSent={isSent}
        steps={steps}
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
        {isPending ? "Sending..." : isSent ? "Write another message" : "Send message"}
      </button>
    </form>
  );
}
