import { Close, Description, Provider, Root, Viewport } from "@radix-ui/react-toast";
import { useFocusReturn } from "../lib/use-focus-return";
import * as settings from "../notifications/toasts";
import * as styles from "./Toaster.module.css";
import { ToastIcon } from "./ToastIcon";

export interface ToasterTexts {
  /** Name of the area, with {hotkey} for the key that leads to it. */
  readonly area: string;
  /** Spoken before a notification. */
  readonly announcement: string;
  readonly close: string;
}

interface ToasterProps {
  toasts: readonly settings.Toast[];
  texts: ToasterTexts;
}

/** Radix speaks into an element. This one is in no document, so nobody hears it. */
const UNHEARD = document.createElement("div");

/** Notifications: they wait while pointed at or focused and leave by swipe, Escape or button. */
export function Toaster({ toasts, texts }: ToasterProps) {
  const focus = useFocusReturn();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus comes from
    <div ref={focus.ref} onFocus={focus.onFocus}>
      <Provider
        announcerContainer={toasts[0]?.silent ? UNHEARD : undefined}
        duration={settings.TOAST_DURATION_MS}
        label={texts.announcement}
        swipeDirection="right"
        swipeThreshold={settings.TOAST_SWIPE_PX}
      >
        {toasts.map(({ id, open, text, tone }) => (
          <Root
            className={`${styles.toast} ${tone === "error" ? styles.error : ""}`}
            key={id}
            open={open}
            onOpenChange={() => {
              focus.giveBack();
              settings.dismiss(id);
            }}
          >
            <ToastIcon name={tone} />
            <Description className={styles.text}>{text}</Description>
            <Close className={styles.close} aria-label={texts.close} data-tooltip="">
              <ToastIcon name="close" />
            </Close>
          </Root>
        ))}
        <Viewport className={styles.area} hotkey={[settings.TOAST_HOTKEY]} label={texts.area} />
      </Provider>
    </div>
  );
}
