import { type RefObject, useId } from "react";
import * as button from "./Button.module.css";
import * as styles from "./SearchForm.module.css";

interface SearchFormProps {
  label: string;
  placeholder: string;
  submit: string;
  action: string;
  maxLength?: number;
  inputRef?: RefObject<HTMLInputElement | null>;
  onFocus?: () => void;
  onSearch?: (query: string) => void;
}

/** Without scripts or without `onSearch`, the browser submits the form to the URL `action`. */
export function SearchForm({
  label,
  submit,
  action,
  onFocus,
  onSearch,
  ...input
}: SearchFormProps) {
  const id = useId();
  const { inputRef, maxLength, placeholder } = input;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers lack <search>
    <form
      role="search"
      className={styles.form}
      action={action}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch(inputRef?.current?.value ?? "");
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
          placeholder={placeholder}
          onFocus={onFocus}
          onInput={(event) => onSearch?.(event.currentTarget.value)}
        />
        <button className={`${button.button} ${button.filled}`} type="submit">
          {submit}
        </button>
      </div>
    </form>
  );
}
