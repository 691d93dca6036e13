import { type FormEvent, type MouseEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { markBlankFields } from "./blank-fields";
import {
  getState,
  IDLE,
  isOnScreen,
  mountForm,
  type Results,
  resetStatus,
  sendForm,
  showFields,
  subscribe,
} from "./form-state";

/** `sent` is true while the success message replaces the fields. */
export function useContactForm(results: Results) {
  const { status, finished } = useSyncExternalStore(subscribe, getState, () => IDLE);
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const before = useRef(status);

  useEffect(() => mountForm(formRef.current as HTMLFormElement), []);

  useEffect(() => {
    const form = formRef.current as HTMLFormElement;
    const answered = before.current === "pending" && status !== "idle";
    before.current = status;
    // If the focused button or field is disabled or hidden, the browser moves the focus to the
    // body.
    const { activeElement } = document;
    const dropped = activeElement === document.body || (finished && form.contains(activeElement));
    if (answered && dropped) buttonRef.current?.focus({ preventScroll: true });
    if (answered && isOnScreen(form)) outcomeRef.current?.scrollIntoView({ block: "nearest" });
  }, [status, finished]);

  const startAnother = (event: MouseEvent) => {
    // `flushSync` renders the form again during this click, with a submit button in the place of
    // the clicked button. Without `preventDefault`, the click would then submit the form.
    event.preventDefault();
    // Ignores the second click of a double click on "Send message".
    if (event.detail > 1) return;
    flushSync(resetStatus);
    const form = formRef.current as HTMLFormElement;
    (form.elements.namedItem("name") as HTMLElement).focus();
  };

  // The browser validates the form right after the visitor clicks the button, or presses Enter in a
  // field.
  const mark = (event: FormEvent<HTMLFormElement>) => markBlankFields(event.currentTarget);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    mark(event);
    // A password manager may have filled in fields while the success message hid them.
    showFields();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A script can submit the form without a click, so the fields are checked again.
    markBlankFields(form);
    if (form.reportValidity()) void sendForm(form, results);
  };
  return {
    status,
    sent: finished,
    buttonRef,
    outcomeRef,
    startAnother,
    handlers: { ref: formRef, onInputCapture: onInput, onClick: mark, onSubmit },
  };
}
