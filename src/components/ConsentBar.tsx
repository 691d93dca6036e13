import { useEffect, useState } from "react";
import { useFocusReturn } from "../lib/use-focus-return";
import type { Consent } from "../measurement/consent";
import { useBottomScrollPadding } from "../measurement/use-bottom-scroll-padding";
import * as button from "./Button.module.css";
import * as styles from "./ConsentBar.module.css";

/** `label` is the name of the area. */
export type ConsentTexts = Readonly<Record<"label" | "text" | "accept" | "decline", string>>;

interface ConsentBarProps {
  texts: ConsentTexts;
  /** Whether the visitor has asked for it: then it gets the focus. */
  asked: boolean;
  onChoose: (choice: Consent) => void;
}

/**
 * A question at the lower edge of the screen, which takes nothing away: it has a place of its own
 * at the end of the page, and what gets the focus is scrolled clear of it. Both answers look alike.
 */
export function ConsentBar({ texts, asked, onChoose }: ConsentBarProps) {
  const { ref, onFocus, giveBack } = useFocusReturn();
  const [said, setSaid] = useState("");
  useBottomScrollPadding(ref);

  useEffect(() => {
    // What comes into an area that is already there is read out, when nothing else is.
    setSaid(texts.text);
    if (asked) ref.current?.focus({ preventScroll: true });
  }, [texts, asked, ref]);

  const choose = (choice: Consent) => {
    giveBack();
    onChoose(choice);
  };
  const look = `${button.button} ${button.outline}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would have to have a heading
    <div
      className={styles.bar}
      role="region"
      aria-label={texts.label}
      tabIndex={-1}
      ref={ref}
      onFocus={onFocus}
    >
      <div className={`wrap ${styles.row}`}>
        <p aria-live="polite">{said}</p>
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
