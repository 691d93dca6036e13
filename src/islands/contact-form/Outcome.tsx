import { type RefObject, useEffect, useRef } from "react";
import { ExternalLink } from "../../components/ExternalLink";
import { notify } from "../../notifications/notify";
import * as styles from "./ContactForm.module.css";
import { resultText } from "./result-text";
import type { SendStatus } from "./use-send";

function isOnScreen(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

export interface OutcomeContent {
  /** Links to other contact channels, which are shown if the message may not have arrived. */
  otherChannels: readonly { href: string; label: string }[];
}

interface OutcomeProps extends OutcomeContent {
  status: SendStatus;
  error: Error | null;
  /** The time when the message was submitted, which is different for each result. */
  submittedAt: number;
  /** Whether the success message replaces the fields. */
  isSent: boolean;
  form: RefObject<HTMLFormElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Shows and announces the result of a message, scrolls to it, and moves a lost focus. */
export function Outcome({
  status,
  error,
  submittedAt,
  isSent,
  otherChannels,
  form,
  button,
}: OutcomeProps) {
  const outcome = useRef<HTMLDivElement>(null);
  const isSettled = status !== "idle" && status !== "pending";
  const isDoubtful = status === "slow" || status === "error";
  const result = resultText(status, error);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result, and again for the larger success message
  useEffect(() => {
    if (!isSettled) return;
    if (isOnScreen(form.current as HTMLFormElement)) {
      outcome.current?.scrollIntoView({ block: "nearest" });
    }
    // If the focused button or field is disabled or hidden, the browser moves the focus to the body.
    const { activeElement } = document;
    const isHidden = isSent && form.current?.contains(activeElement);
    // The success message gets the focus, and not the button that starts another message: a visitor
    // who presses Enter once too often would press this button.
    const target = isSent ? outcome.current : button.current;
    if (isHidden || activeElement === document.body) target?.focus({ preventScroll: true });
  }, [status, submittedAt, isSent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result
  useEffect(() => {
    if (!isSettled || isOnScreen(form.current as HTMLFormElement)) return;
    // The form itself announces the result to screen readers.
    notify({ text: result, tone: isDoubtful ? "error" : "success" });
  }, [status, submittedAt]);

  return (
    <div className={styles.outcome}>
      <div className={isDoubtful ? styles.error : undefined} ref={outcome} tabIndex={-1}>
        <p className={`${styles.result} ${isSent ? "display" : ""}`} role="status">
          {result}
        </p>
        {isDoubtful && (
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
      </div>
    </div>
  );
}
