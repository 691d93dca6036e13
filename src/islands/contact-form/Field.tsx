import { type FocusEvent, type FormEvent, useState } from "react";
import type { ContactField } from "../../contact-message";
import * as styles from "./Field.module.css";

interface FieldProps {
  field: ContactField;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

interface Problem {
  text: string;
  /** The number of the announcement. A new number announces the text again. */
  announcement: number;
  isAnnounced: boolean;
}

/**
 * A required field, which shows the browser's own validation message. React does not control its
 * value, so hydration keeps text that the visitor has already typed.
 */
export function Field({ field }: FieldProps) {
  const { name, label, type, placeholder, autoComplete, maxLength } = field;
  const id = `contact-${name}`;
  const problemId = `${id}-problem`;
  const [problem, setProblem] = useState<Problem>();

  const announce = ({ validationMessage: text }: Control, isAnnounced: boolean) =>
    setProblem((before) => {
      const announcement = (before?.announcement ?? 0) + 1;
      return text ? { text, announcement, isAnnounced } : undefined;
    });

  const onInvalid = (event: FormEvent<Control>) => {
    const control = event.currentTarget;
    // Prevents the browser's own validation bubble, which would cover the label.
    event.preventDefault();
    // If the focus moves to the field, screen readers read the text as its description.
    announce(control, document.activeElement === control);
    const controls = Array.from(control.form?.elements ?? []) as Control[];
    if (controls.find(({ validity }) => !validity.valid) === control) control.focus();
  };

  // A click on a button also ends the input, but a message that appears between press and release
  // would move the button away from the pointer.
  const onBlur = ({ currentTarget: control, relatedTarget }: FocusEvent<Control>) => {
    if (control.value && !problem && isControl(relatedTarget)) announce(control, true);
  };

  const onInput = ({ currentTarget: { validationMessage: text } }: FormEvent<Control>) =>
    setProblem((before) => (before && text ? { ...before, text, isAnnounced: false } : undefined));

  const shared = {
    id,
    name,
    placeholder,
    maxLength,
    required: true,
    className: styles.control,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? problemId : undefined,
    onInvalid,
    onBlur,
    onInput,
  };
  return (
    <div className={`${styles.field} ${type === "multiline" ? styles.wide : ""}`}>
      <label htmlFor={id}>{label}</label>
      {type === "multiline" ? (
        <textarea {...shared} rows={problem ? 4 : 6} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} />
      )}
      {problem && (
        <p
          className={styles.problem}
          id={problemId}
          key={problem.announcement}
          role={problem.isAnnounced ? "alert" : undefined}
        >
          {problem.text}
        </p>
      )}
    </div>
  );
}
