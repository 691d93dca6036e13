import { Close, Description, Provider, Root, Viewport } from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { Icon } from "../components/Icon";
import * as styles from "./Toaster.module.css";
import {
  dismiss,
  getToasts,
  subscribe,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_PX,
} from "./toasts";
import { useFocusReturn } from "./use-focus-return";

/** Each outcome has its own icon, for visitors who cannot tell the colors apart. */
const ICONS = {
  success: "m8 12.5 2.75 2.75L16.25 9M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  error: "M12 9v4m0 3.5v.01M12 3.5 2.5 20h19z",
  close: "m6 6 12 12M18 6 6 18",
};

/**
 * If a notification is silent, its texts for screen readers go into this element. The element is
 * not in the document, so screen readers announce nothing.
 */
const DETACHED = document.createElement("div");

/** The timer of a notification stops while the notification has the pointer or the focus. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, getToasts);
  const focus = useFocusReturn();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only observes the focus
    <div ref={focus.ref} onFocus={focus.onFocus}>
      <Provider
        announcerContainer={toasts[0]?.silent ? DETACHED : undefined}
        duration={TOAST_DURATION_MS}
        label="Notification"
        swipeDirection="right"
        swipeThreshold={TOAST_SWIPE_PX}
      >
        {toasts.map(({ id, open, text, tone }) => (
          <Root
            className={`${styles.toast} ${tone === "error" ? styles.error : ""}`}
            key={id}
            open={open}
            onOpenChange={() => {
              focus.restore();
              dismiss(id);
            }}
          >
            <Icon className={styles.icon} strokeWidth={1.75}>
              <path d={ICONS[tone]} />
            </Icon>
            <Description className={styles.text}>{text}</Description>
            <Close className={styles.close} aria-label="Close notification">
              <Icon strokeWidth={1.75}>
                <path d={ICONS.close} />
              </Icon>
            </Close>
          </Root>
        ))}
        <Viewport
          className={`screen-only ${styles.area}`}
          // Without an open notification, the key must not take the focus out of a field.
          hotkey={toasts.some(({ open }) => open) ? [TOAST_HOTKEY] : []}
          label={`Notifications (${TOAST_HOTKEY})`}
        />
      </Provider>
    </div>
  );
}
