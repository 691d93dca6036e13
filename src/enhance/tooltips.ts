const load = () => import(/* webpackChunkName: "tooltips" */ "../tooltips/tooltips");

function onVisit({ target, pointerType }: PointerEvent | (FocusEvent & { pointerType?: string })) {
  // A finger cannot rest on a control without a tap, so touch opens no tooltip.
  if (pointerType === "touch" || !(target as Element).closest("[data-tooltip]")) return;
  load().then(
    ({ startTooltips }) => {
      removeEventListener("pointerover", onVisit);
      removeEventListener("focusin", onVisit);
      startTooltips();
    },
    // If the script does not load, the next visit of a control loads it again.
    () => {},
  );
}

/** Loads the script of tooltips when the visitor first points at or focuses a control with one. */
export function initTooltips(): void {
  addEventListener("pointerover", onVisit);
  addEventListener("focusin", onVisit);
}
