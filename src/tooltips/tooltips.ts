import * as styles from "./Tooltip.module.css";

// docs/specification.md, section 5, sets the delays.

/** The time that the pointer must rest on an element before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** For this time after a tooltip has closed, other tooltips open without a delay. */
const SKIP_DELAY_MS = 300;

/** The distance of a tooltip from its element, in pixels; styles bridge it for the pointer. */
const DISTANCE = 6;
/** The minimum distance of a tooltip from the border of the viewport, in pixels. */
const MARGIN = 8;

const tooltip = document.createElement("div");
tooltip.className = `screen-only ${styles.tooltip}`;
tooltip.setAttribute("role", "tooltip");

/** The element whose tooltip is open. */
let trigger: HTMLElement | undefined;
/** The element with a tooltip on which the pointer rests. */
let pointed: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;
let skipDelayUntil = 0;

const triggerOf = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>("[data-tooltip]") ?? undefined;

/** Places the tooltip above its element, or below if there is no space above. */
function place(): void {
  if (!trigger) return;
  const { left, top, bottom, width } = trigger.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const { clientWidth } = document.documentElement;
  const above = top - DISTANCE - offsetHeight;
  const centered = left + width / 2 - offsetWidth / 2;
  const x = Math.max(MARGIN, Math.min(centered, clientWidth - MARGIN - offsetWidth));
  const y = above < MARGIN ? bottom + DISTANCE : above;
  Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px` });
}

function open(element: HTMLElement): void {
  trigger = element;
  // The tooltip shows the name that screen readers read, so it does not describe its element.
  tooltip.textContent = element.getAttribute("aria-label") ?? element.innerText.trim();
  // All text of a page must be in a landmark.
  document.querySelector("main")?.append(tooltip);
  place();
}

function close(): void {
  clearTimeout(timer);
  if (!trigger) return;
  trigger = undefined;
  tooltip.remove();
  skipDelayUntil = performance.now() + SKIP_DELAY_MS;
}

function onPointerOver(event: PointerEvent): void {
  const element = triggerOf(event);
  // The tooltip stays open while the pointer is over it.
  if (event.pointerType === "touch" || event.target === tooltip || element === pointed) return;
  pointed = element;
  close();
  const delay = performance.now() < skipDelayUntil ? 0 : OPEN_DELAY_MS;
  if (element) timer = setTimeout(open, delay, element);
}

function onFocusIn(event: FocusEvent): void {
  // A clicked element has the focus but does not match `:focus-visible`.
  const focused = triggerOf(event);
  if (!focused?.matches(":focus-visible")) return;
  close();
  open(focused);
}

/** After the pointer has left the window, no element receives `pointerover`. */
function onWindowLeave(): void {
  pointed = undefined;
  close();
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key === "Escape") close();
}

/** A press on a control, and a lost focus, close its tooltip. */
function onLeave(event: Event): void {
  if (triggerOf(event)) close();
}

/** Adds the event listeners of tooltips, and handles the event that loaded this script. */
export function startTooltips(event: PointerEvent | FocusEvent): void {
  addEventListener("pointerover", onPointerOver);
  document.documentElement.addEventListener("pointerleave", onWindowLeave);
  addEventListener("focusin", onFocusIn);
  addEventListener("keydown", onKeyDown);
  // Focus can scroll the page.
  addEventListener("scroll", place, { passive: true });
  for (const type of ["focusout", "pointerdown", "click"]) addEventListener(type, onLeave);
  if (!("pointerType" in event)) onFocusIn(event);
  // The pointer may have left the control since, or may have pressed it, which gave it the focus.
  else if (triggerOf(event)?.matches(":hover:not(:focus)")) onPointerOver(event);
}
