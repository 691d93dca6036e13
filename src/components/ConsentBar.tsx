import { useEffect, useState } from "react";
import { useBottomRoom } from "../lib/use-bottom-room";
import { useFocusReturn } from "../lib/use-focus-return";
import type { Consent } from "../measurement/consent";
import * as button from "./Button.module.css";
import * as styles from "./ConsentBar.module.css";

export interface ConsentTexts {
  /** Name of the area. */
  readonly label: string;
  readonly text: string;
  readonly accept: string;
  readonly decline: string;
}

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
  const focus = useFocusReturn();
  const [said, setSaid] = useState(false);
  useBottomRoom(focus.ref);

  useEffect(() => {
    // What is put into an area that is already there is read out when nothing else is.
    setSaid(true);
    if (asked) focus.ref.current?.querySelector("section")?.focus({ preventScroll: true });
  }, [asked, focus.ref]);

  const answer = (choice: Consent, text: string) => (
    <button
      className={`${button.button} ${button.outline}`}
      type="button"
      onClick={() => {
        focus.giveBack();
        onChoose(choice);
      }}
    >
      {text}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus comes from
    <div className={styles.bar} ref={focus.ref} onFocus={focus.onFocus}>
      <section className={`wrap ${styles.row}`} aria-label={texts.label} tabIndex={-1}>
        <p aria-live={asked ? "off" : "polite"}>{(said || asked) && texts.text}</p>
        {answer("declined", texts.decline)}
        {answer("granted", texts.accept)}
      </section>
    </div>
  );
}
