import type { ReactNode } from "react";
import type { ContactField } from "../../lib/contact-message";
import * as styles from "./ContactForm.module.css";

/** A required field. React does not control its value, so hydration keeps what is already typed. */
export function Field({ field, children }: { field: ContactField; children: ReactNode }) {
  const { name, label, type, placeholder, autoComplete } = field;
  const id = `contact-${name}`;
  const shared = { id, name, placeholder, required: true, className: styles.control };
  return (
    <div className={`${styles.field} ${type === "multiline" ? styles.wide : ""}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      {type === "multiline" ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} />
      )}
    </div>
  );
}
