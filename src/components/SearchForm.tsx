import { type RefObject, useId } from "react";
import * as button from "./Button.module.css";
import * as styles from "./SearchForm.module.css";

interface SearchFormProps {
  label: string;
  submit: string;
  /** The address that answers the form. */
  action: string;
  maxLength: number;
  inputRef: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
  onSearch: (query: string) => void;
}

/** A field and its button. Results come while one types; the button is for those who expect one. */
export function SearchForm({
  label,
  submit,
  action,
  onFocus,
  onSearch,
  ...input
}: SearchFormProps) {
  const id = useId();
  const { inputRef, maxLength } = input;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers we support
    <form
      role="search"
      className={styles.form}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(inputRef.current?.value ?? "");
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          className={styles.field}
          id={id}
          ref={inputRef}
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          maxLength={maxLength}
          onFocus={onFocus}
          onInput={(event) => onSearch(event.currentTarget.value)}
        />
        <button className={`${button.button} ${button.filled}`} type="submit">
          {submit}
        </button>
      </div>
    </form>
  );
}
