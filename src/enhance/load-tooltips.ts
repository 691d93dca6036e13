const load = () => import(/* webpackChunkName: "tooltips" */ "../tooltips/tooltips");

function onVisit(event: PointerEvent | FocusEvent): void {
  // A finger cannot rest on a control without a tap, so touch opens no tooltip.
  const isTouch = "pointerType" in event && event.pointerType === "touch";
  if (isTouch || !(event.target as Element).closest("[data-tooltip]")) return;
  load().then(
    ({ startTooltips }) => {
      removeEventListener("pointerover", onVisit);
      removeEventListener("focusin", onVisit);
      startTooltips(event);
    },
    // If the script does not load, the next visit of a control loads it again.
    () => {},
  );
}

/** Loads the script of tooltips when the visitor first points at or focuses a control with one. */
export function loadTooltipsAtIntent(): void {
  addEventListener("pointerover", onVisit);
  addEventListener("focusin", onVisit);
}
