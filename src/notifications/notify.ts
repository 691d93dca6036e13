import type { Notice } from "./show";

/** Shows a notification. If its script does not load, the page shows none, and works. */
export async function notify(notice: Notice): Promise<void> {
  const loaded = import(/* webpackChunkName: "notifications" */ "./show");
  await loaded.then(
    ({ show }) => show(notice),
    () => {},
  );
}
