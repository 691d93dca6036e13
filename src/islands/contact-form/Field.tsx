import { type FormEvent, useState } from "react";
import * as styles from "./Field.module.css";

interface FieldProps {
  name: string;
  label: string;
  placeholder: string;
  maxLength: number;
  type?: "text" | "email" | "multiline";
  autoComplete?: string;
  className?: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Problem {
  text: string;
  /** The number of the attempt to send the form. */
  attempt: number;
  /** Whether the field had the focus already, so that a move of the focus announces nothing. */
  isFocused: boolean;
}

/**
 * A required field. React does not control its value, so hydration keeps text that the visitor has
 * already typed.
 */
export function Field({
  name,
  label,
  placeholder,
  maxLength,
  type = "text",
  autoComplete,
  className = "",
}: FieldProps) {
  const id = `contact-${name}`;
  const problemId = `${id}-problem`;
  const [problem, setProblem] = useState<Problem>();

  const onInvalid = (event: FormEvent<Control>) => {
    const control = event.currentTarget;
    // Prevents the browser's own validation bubble, which would cover the label.
    event.preventDefault();
    setProblem((before) => ({
      text: control.validationMessage,
      attempt: (before?.attempt ?? 0) + 1,
      isFocused: document.activeElement === control,
    }));
    const controls = Array.from(control.form?.elements ?? []) as Control[];
    if (controls.find(({ validity }) => !validity.valid) === control) control.focus();
  };

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
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      if (currentTarget.validity.valid) setProblem(undefined);
    },
  };
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {type === "multiline" ? (
        <textarea {...shared} rows={problem ? 4 : 6} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} />
      )}
      {problem && (
        // With a new key, the alert is announced again at each attempt.
        <p
          className={styles.problem}
          id={problemId}
          key={problem.attempt}
          role={problem.isFocused ? "alert" : undefined}
        >
          {problem.text}
        </p>
      )}
    </div>
  );
}
