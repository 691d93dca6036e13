import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as button from "../../components/Button.module.css";
import { ExternalLink } from "../../components/ExternalLink";
import { SentSteps } from "../../components/SentSteps";
import { createQueryClient } from "../../data/query-client";
import { notify } from "../../notifications/notify";
import { PRIVACY } from "../../routes";
import { markBlankFields } from "./blank-fields";
import * as styles from "./ContactForm.module.css";
import { forgetDraft } from "./draft";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./endpoint";
import { Field } from "./Field";
import { type ContactMessage, isSame, MAX_LENGTHS, messageOf } from "./message";
import { resultText } from "./result-text";
import { sendMessage } from "./send-message";
import { maxLengthWith, type Topic, useTopic, withTopic } from "./topic";

const client = createQueryClient();

/** A message with the topic that was shown above the form. */
interface Sending {
  message: ContactMessage;
  topic: Topic | undefined;
}

export interface ContactFormProps {
  className?: string;
  /**
   * The topics that the URL can name. With topics, the form has a line above the fields, and the
   * note is above the submit button; otherwise the note is below this button.
   */
  topics?: readonly Topic[];
  /** Says what happens after the message has been sent. */
  next: string;
  /** The next steps, which the form shows after it has sent the message. */
  steps?: readonly string[];
  /** Links to other contact channels, which are shown if sending has failed. */
  otherChannels: readonly { href: string; label: string }[];
}

function isOnScreen(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
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
  steps = [],
  otherChannels,
}: ContactFormProps) {
  const [topic, dropTopic] = useTopic(topics);
  /** Whether the success message replaces the fields, which are empty then. */
  const [isReplaced, setReplaced] = useState(false);
  const { status, error, variables, submittedAt, mutate, reset } = useMutation(
    {
      mutationFn: ({ message, topic }: Sending) =>
        sendMessage({ ...message, message: withTopic(message.message, topic) }),
    },
    client,
  );
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const isPending = status === "pending";
  const isSettled = status === "success" || status === "error";
  const isSent = status === "success" && isReplaced;
  const isGuided = topics.length > 0;
  const result = resultText(status, error);

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result
  useEffect(() => {
    if (!isSettled) return;
    const form = formRef.current as HTMLFormElement;
    // If the focused button or field is disabled or hidden, the browser moves the focus to the body.
    const { activeElement } = document;
    const isLost = activeElement === document.body || (isSent && form.contains(activeElement));
    // The success message gets the focus, and not the button that starts another message: a visitor
    // who presses Enter once too often would press this button.
    const target = isSent ? outcomeRef.current : buttonRef.current;
    if (isLost) target?.focus({ preventScroll: true });
  }, [status, submittedAt, isSent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result
  useEffect(() => {
    if (!isSettled) return;
    const form = formRef.current as HTMLFormElement;
    if (isOnScreen(form)) outcomeRef.current?.scrollIntoView({ block: "nearest" });
    // The form itself announces the result to screen readers.
    else notify({ text: result, tone: status, silent: true });
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

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    markBlankFields(form);
    // The visitor can submit again before React has disabled the button.
    if (!form.reportValidity() || client.isMutating() > 0) return;
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

  const note = `${styles.note} ${isSettled && (isGuided || !isSent) ? styles.replaced : ""}`;
  // The button that sends the message and the button that starts a new message are one element, so
  // this element keeps the focus.
  const submit = (
    <button
      className={`${button.button} ${isSent ? button.outline : button.filled} ${styles.submit}`}
      type={isSent ? "button" : "submit"}
      disabled={isPending}
      onClick={isSent ? startAnother : undefined}
      ref={buttonRef}
    >
      {isPending ? "Sending..." : isSent ? "Write another message" : "Send message"}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in a field also clicks the submit button
    <form
      className={`screen-only ${styles.form} ${isGuided ? styles.guided : ""} ${isSent ? styles.sent : ""} ${className}`}
      method="post"
      action={CONTACT_ENDPOINT}
      ref={formRef}
      onInputCapture={onInput}
      onClick={mark}
      onSubmit={onSubmit}
    >
      <div className={styles.fields}>
        {isGuided && (
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
      {!isGuided && submit}
      <div className={styles.outcome}>
        <div
          className={`${styles.message} ${status === "error" ? styles.error : ""}`}
          ref={outcomeRef}
          tabIndex={-1}
        >
          <p className={`${styles.result} ${isSent ? "display" : ""}`} role="status">
            {result}
          </p>
          {status === "error" && (
            <>
              {" "}
              <p className={styles.otherChannels}>
                {otherChannels.map(({ href, label }) => (
                  <ExternalLink key={href} href={href}>
                    {label}
                  </ExternalLink>
                ))}
              </p>
            </>
          )}
          {isSent && <SentSteps steps={steps} />}
        </div>
      </div>
      <p className={note}>
        {isGuided && `${next} `}
        <a className="unbroken" href={PRIVACY}>
          What happens to your message
        </a>
      </p>
      {isGuided && submit}
    </form>
  );
}
