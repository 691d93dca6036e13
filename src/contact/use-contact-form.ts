import { type FormEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { markBlankFields } from "./blank-fields";
import { getStatus, mountForm, type Results, type Status, sendForm, subscribe } from "./form-state";
import { loadSender } from "./load-sender";

const idle = (): Status => "idle";

/**
 * The contact form: what is written (draft.ts), whether it may be sent (blank-fields.ts), what became
 * of it (form-state.ts), and sending it, which is loaded when the visitor turns to the form (sender.ts).
 *
 * @returns what the form's elements need; `status` is idle, pending, success or error
 */
export function useContactForm(results: Results) {
  const status = useSyncExternalStore(subscribe, getStatus, idle);
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const before = useRef(status);

  useEffect(() => mountForm(formRef.current as HTMLFormElement), []);

  // A disabled button drops the focus; a keyboard user must not start over at the page's top.
  useEffect(() => {
    const sent = before.current === "pending" && status !== "idle";
    before.current = status;
    if (sent && document.activeElement === document.body) {
      buttonRef.current?.focus({ preventScroll: true });
    }
  }, [status]);

  const onFocus = () => void loadSender().catch(() => {});

  // The browser checks the form after a click, also after the one that Enter in a field makes.
  const mark = (event: FormEvent<HTMLFormElement>) => markBlankFields(event.currentTarget);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Scripts submit without a click.
    markBlankFields(form);
    if (form.reportValidity()) void sendForm(form, results);
  };
  return {
    status,
    buttonRef,
    handlers: { ref: formRef, onFocus, onInput: mark, onClick: mark, onSubmit },
  };
}
