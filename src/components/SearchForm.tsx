import { type RefObject, useId } from "react";
import { SEARCH } from "../routes";
import * as button from "./Button.module.css";
import * as styles from "./SearchForm.module.css";

interface SearchFormProps {
  label: string;
  placeholder: string;
  submit: string;
  maxLength?: number;
  inputRef?: RefObject<HTMLInputElement | null>;
  onFocus?: () => void;
  onSearch?: (query: string) => void;
}

/** Without scripts or without `onSearch`, the browser submits the form to the search page. */
export function SearchForm({ label, submit, onFocus, onSearch, ...input }: SearchFormProps) {
  const id = useId();
  const { inputRef, maxLength, placeholder } = input;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers lack <search>
    <form
      role="search"
      className={styles.form}
      action={SEARCH}
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
