import { type FormEvent, type MouseEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { markBlankFields } from "./blank-fields";
import {
  getFinished,
  getStatus,
  mountForm,
  type Results,
  resetStatus,
  type Status,
  sendForm,
  showFields,
  subscribe,
} from "./form-state";
import { loadSender } from "./load-sender";

const idle = (): Status => "idle";

/**
 * The contact form: its draft (draft.ts), validation (blank-fields.ts), status (form-state.ts), and
 * sending (sender.ts), which is loaded when the form gets the focus.
 *
 * @returns the status, whether success takes the place of the fields (`sent`), and refs and event
 * handlers for the form's elements
 */
export function useContactForm(results: Results) {
  const status = useSyncExternalStore(subscribe, getStatus, idle);
  const sent = useSyncExternalStore(subscribe, getFinished, () => false);
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const before = useRef(status);

  useEffect(() => mountForm(formRef.current as HTMLFormElement), []);

  useEffect(() => {
    const form = formRef.current as HTMLFormElement;
    const answered = before.current === "pending" && status !== "idle";
    before.current = status;
    // A disabled button and hidden fields lose the focus; without this, keyboard users would continue
    // at the top.
    const { activeElement } = document;
    const dropped = activeElement === document.body || (sent && form.contains(activeElement));
    if (answered && dropped) buttonRef.current?.focus({ preventScroll: true });
  }, [status, sent]);

  /** Shows the empty fields again. */
  const startAnother = (event: MouseEvent) => {
    // The button has the type submit before the click's default action runs.
    event.preventDefault();
    // Ignore the second click of a double click on "Send message".
    if (event.detail > 1) return;
    flushSync(resetStatus);
    const form = formRef.current as HTMLFormElement;
    (form.elements.namedItem("name") as HTMLElement).focus();
  };

  const onFocus = () => void loadSender().catch(() => {});

  // The browser validates the form after a click; Enter in a field also fires one.
  const mark = (event: FormEvent<HTMLFormElement>) => markBlankFields(event.currentTarget);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    mark(event);
    // A password manager may fill in fields that are hidden.
    showFields();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Needed again, as scripts submit without a click.
    markBlankFields(form);
    if (form.reportValidity()) void sendForm(form, results);
  };
  return {
    status,
    sent,
    buttonRef,
    startAnother,
    handlers: { ref: formRef, onFocus, onInput, onClick: mark, onSubmit },
  };
}
