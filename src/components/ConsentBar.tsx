import { useEffect, useState } from "react";
import { useFocusReturn } from "../lib/use-focus-return";
import type { Consent } from "../measurement/consent";
import { useBottomScrollPadding } from "../measurement/use-bottom-scroll-padding";
import * as button from "./Button.module.css";
import * as styles from "./ConsentBar.module.css";

export type ConsentTexts = Readonly<Record<"label" | "text" | "accept" | "decline", string>>;

interface ConsentBarProps {
  texts: ConsentTexts;
  /**
   * Whether the visitor opened the bar with the button in the footer. The bar then receives the
   * focus.
   */
  opened: boolean;
  onChoose: (choice: Consent) => void;
}

export function ConsentBar({ texts, opened, onChoose }: ConsentBarProps) {
  const { ref, onFocus, restore } = useFocusReturn();
  const [announced, setAnnounced] = useState("");
  useBottomScrollPadding(ref);

  useEffect(() => {
    // Screen readers do not announce the first text of a live region, so the text is added later.
    setAnnounced(texts.text);
    if (opened) ref.current?.focus({ preventScroll: true });
  }, [texts, opened, ref]);

  const choose = (choice: Consent) => {
    restore();
    onChoose(choice);
  };
  const look = `${button.button} ${button.outline}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `section` would need a heading
    <div
      className={`screen-only ${styles.bar}`}
      role="region"
      aria-label={texts.label}
      tabIndex={-1}
      ref={ref}
      onFocus={onFocus}
    >
      <div className={`wrap ${styles.row}`}>
        <p aria-live="polite">{announced}</p>
        <button className={look} type="button" onClick={() => choose("declined")}>
          {texts.decline}
        </button>
        <button className={look} type="button" onClick={() => choose("granted")}>
          {texts.accept}
        </button>
      </div>
    </div>
  );
}
