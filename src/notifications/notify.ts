import type { Notice } from "./toasts";

const load = () => import(/* webpackChunkName: "notifications" */ "./show");

/**
 * Loads the script of notifications. Call this function when the pointer comes over a control that
 * shows a notification, because on a slow line the script takes longer than a click.
 */
export function prepareNotifications(): void {
  // If the script does not load, the next call loads it again.
  load().catch(() => {});
}

/** Shows a notification. Without its script, the page shows none, and works. */
export async function notify(notice: Notice): Promise<void> {
  const { show } = await load().catch(() => ({ show: () => {} }));
  show(notice);
}
