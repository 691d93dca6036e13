// docs/specification.md, section 5, sets these numbers.

/** Maximum number of notifications. A new notification replaces the oldest one. */
const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
/** The delay before a closed notification is removed from the list. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** A swipe to the right by this number of pixels closes a notification. */
export const TOAST_SWIPE_PX = 50;
/** The key that moves the focus to the notifications. */
export const TOAST_HOTKEY = "F8";

export interface Notice {
  text: string;
  tone: "success" | "error";
  /** Whether the page itself announces the text to screen readers. */
  silent?: boolean;
}

interface Toast extends Notice {
  readonly id: number;
  readonly open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * Returns the notifications, newest first. The array stays the same until a notification changes.
 */
export const getToasts = () => toasts;

/** Calls the listener after each change. Returns a function that removes the listener. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(changed: readonly Toast[]) {
  toasts = changed;
  for (const [id, timer] of removals) {
    if (toasts.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}

export function add(notice: Notice): number {
  lastId += 1;
  const added: Toast = { ...notice, id: lastId, open: true };
  change([added].concat(toasts).slice(0, TOAST_LIMIT));
  return lastId;
}

/** Keeps a closed notification in the list, so that its exit can be animated. */
export function dismiss(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  const remove = () => change(toasts.filter((toast) => toast.id !== id));
  removals.set(id, setTimeout(remove, TOAST_REMOVE_DELAY_MS));
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
}
