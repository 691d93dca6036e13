import { useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { type Consent, getConsent, setConsent, subscribe } from "../measurement/consent";
import { useCounting } from "../measurement/use-counting";
import { ConsentBar, type ConsentTexts } from "./ConsentBar";
import * as styles from "./Measurement.module.css";

export interface MeasurementProps {
  /**
   * Labels of the button in the footer after consent (`granted`) and after refusal (`declined`).
   */
  texts: ConsentTexts & Readonly<Record<Consent, string>>;
}

/** Asks for consent to count clicks. A button in the footer opens the request again. */
export function Measurement({ texts }: MeasurementProps) {
  const consent = useSyncExternalStore(subscribe, getConsent, getConsent);
  const [opened, setOpened] = useState(false);
  useCounting(consent);

  const choose = (choice: Consent) => {
    setConsent(choice);
    setOpened(false);
  };
  const footer = document.querySelector("footer:not(main *) > :last-child");
  const again = consent && (
    <button
      className={`screen-only ${styles.again}`}
      type="button"
      aria-expanded={opened}
      onClick={() => setOpened(!opened)}
    >
      {texts[consent]}
    </button>
  );
  return (
    <>
      {footer && createPortal(again, footer)}
      {(opened || !consent) && <ConsentBar texts={texts} opened={opened} onChoose={choose} />}
    </>
  );
}
