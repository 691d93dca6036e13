import { type FormEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { markBlankFields } from "./blank-fields";
import { getStatus, mountForm, type Results, type Status, sendForm, subscribe } from "./form-state";
import { loadSender } from "./load-sender";

const idle = (): Status => "idle";

/**
 * The contact form: its draft (draft.ts), validation (blank-fields.ts), status (form-state.ts), and
 * sending (sender.ts), which is loaded when the form gets the focus.
 *
 * @returns the status, and refs and event handlers for the form's elements
 */
export function useContactForm(results: Results) {
  const status = useSyncExternalStore(subscribe, getStatus, idle);
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const before = useRef(status);

  useEffect(() => mountForm(formRef.current as HTMLFormElement), []);

  // A disabled button loses the focus; without this, keyboard users would continue at the top.
  useEffect(() => {
    const sent = before.current === "pending" && status !== "idle";
    before.current = status;
    if (sent && document.activeElement === document.body) {
      buttonRef.current?.focus({ preventScroll: true });
    }
  }, [status]);

  const onFocus = () => void loadSender().catch(() => {});

  // The browser validates the form after a click; Enter in a field also fires one.
  const mark = (event: FormEvent<HTMLFormElement>) => markBlankFields(event.currentTarget);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Needed again, as scripts submit without a click.
    markBlankFields(form);
    if (form.reportValidity()) void sendForm(form, results);
  };
  return {
    status,
    buttonRef,
    handlers: { ref: formRef, onFocus, onInput: mark, onClick: mark, onSubmit },
  };
}
