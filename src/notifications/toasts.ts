/**
 * Notifications, and their state. It is kept outside React: the component that sends one may be gone
 * from the page by the time it is shown, as a form whose answer is late.
 */

/** A newer notification takes the place of the older one. */
export const TOAST_LIMIT = 1;
/** How long one is shown. */
export const TOAST_DURATION_MS = 5_000;
/** How long one that was dismissed is kept, closed. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** How far to the right it has to be swiped to go. */
export const TOAST_SWIPE_PX = 50;
/** Moves the focus to the notifications. */
export const TOAST_HOTKEY = "F8";

export interface Notice {
  text: string;
  tone: "success" | "error";
  /** Shown and not spoken, as the page itself says it to screen readers already. */
  silent?: boolean;
}

export interface Toast extends Notice {
  readonly id: number;
  readonly open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const [id, timer] of removals) {
    if (toasts.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}

/** Shows a notification and gives its id. */
export function notify(notice: Notice): number {
  lastId += 1;
  change([{ ...notice, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Closes a notification; it stays in the list for a while, so that it can leave in its own time. */
export function dismiss(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  const remove = () => change(toasts.filter((toast) => toast.id !== id));
  removals.set(id, setTimeout(remove, TOAST_REMOVE_DELAY_MS));
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
}

/** Calls back after every change, until the function that it gives is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The notifications there are, newest first; the same list until something changes. */
export const getSnapshot = (): readonly Toast[] => toasts;
