import { type FormEvent, useId, useState } from "react";
import * as styles from "./Field.module.css";

interface FieldProps {
  name: string;
  label: string;
  placeholder: string;
  type?: "text" | "email" | "multiline";
  autoComplete?: string;
  className?: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * A required field. React does not control its value, so hydration keeps text that the visitor has
 * already typed.
 */
export function Field({
  name,
  label,
  placeholder,
  type = "text",
  autoComplete,
  className = "",
}: FieldProps) {
  const id = useId();
  const [problem, setProblem] = useState("");

  const onInvalid = (event: FormEvent<Control>) => {
    const control = event.currentTarget;
    // Prevents the browser's own validation bubble, which would cover the label.
    event.preventDefault();
    setProblem(control.validationMessage);
    const controls = [...(control.form?.elements ?? [])] as Control[];
    if (controls.find(({ validity }) => !validity.valid) === control) control.focus();
  };

  const shared = {
    id,
    name,
    placeholder,
    required: true,
    className: styles.control,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}problem` : undefined,
    onInvalid,
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      if (currentTarget.validity.valid) setProblem("");
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
        <p className={styles.problem} id={`${id}problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
