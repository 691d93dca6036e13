import { Close, Description, Provider, Root, Viewport } from "@radix-ui/react-toast";
import { Icon } from "../components/Icon";
import * as styles from "./Toaster.module.css";

// docs/specification.md, section 5, sets these numbers.
const DURATION_MS = 5_000;
const SWIPE_PX = 50;
/** The key that moves the focus to the notifications. */
const HOTKEY = "F8";

/** Each outcome has its own icon, for visitors who cannot tell the colors apart. */
const ICONS = {
  success: "m8 12.5 2.75 2.75L16.25 9M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  error: "M12 9v4m0 3.5v.01M12 3.5 2.5 20h19z",
  close: "m6 6 12 12M18 6 6 18",
};

export interface Toast {
  id: number;
  text: string;
  tone: "success" | "error";
  open: boolean;
}

interface ToasterProps {
  toast?: Toast;
  onClose: (toast: Toast) => void;
}

export function Toaster({ toast, onClose }: ToasterProps) {
  return (
    <Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && (
        <Root
          className={`${styles.toast} ${toast.tone === "error" ? styles.error : ""}`}
          key={toast.id}
          open={toast.open}
          onOpenChange={() => onClose(toast)}
        >
          <Icon className={styles.icon} strokeWidth={1.75}>
            <path d={ICONS[toast.tone]} />
          </Icon>
          <Description className={styles.text}>{toast.text}</Description>
          <Close className={styles.close} aria-label="Close notification">
            <Icon strokeWidth={1.75}>
              <path d={ICONS.close} />
            </Icon>
          </Close>
        </Root>
      )}
      <Viewport className={`screen-only ${styles.area}`} hotkey={[HOTKEY]} />
    </Provider>
  );
}
