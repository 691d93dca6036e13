import { useId } from "react";
import * as styles from "./Field.module.css";

interface FieldProps {
  name: string;
  label: string;
  placeholder: string;
  type?: "text" | "email" | "multiline";
  autoComplete?: string;
}

/**
 * A required form field and its label. The field is uncontrolled, so that hydration keeps what the
 * visitor has typed.
 */
export function Field({ name, label, placeholder, type = "text", autoComplete }: FieldProps) {
  const id = useId();
  const shared = { id, name, placeholder, required: true, className: styles.control };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {type === "multiline" ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} />
      )}
    </div>
  );
}
