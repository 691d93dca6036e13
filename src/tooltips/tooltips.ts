import * as styles from "./Tooltip.module.css";

// docs/specification.md, section 5, sets the delays.

/** The time that the pointer must rest on an element before its tooltip opens. */
export const OPEN_DELAY_MS = 700;
/** For this time after a tooltip has closed, other tooltips open without a delay. */
const SKIP_DELAY_MS = 300;

/** The distance of a tooltip from its element, in pixels; styles bridge it for the pointer. */
const DISTANCE = 6;
/** The minimum distance of a tooltip from the border of the viewport, in pixels. */
const MARGIN = 8;

const TRIGGER = "[data-tooltip]";

const tooltip = document.createElement("div");
tooltip.className = `screen-only ${styles.tooltip}`;
tooltip.setAttribute("role", "tooltip");
// A press of the tooltip itself neither takes the focus from its element nor closes the tooltip.
tooltip.addEventListener("mousedown", (event) => event.preventDefault());

/** The element whose tooltip is open. */
let trigger: HTMLElement | undefined;
/** The element with a tooltip on which the pointer rests. */
let pointed: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;
let skipDelayUntil = 0;

const triggerOf = (node: EventTarget | null) =>
  node instanceof Element ? (node.closest<HTMLElement>(TRIGGER) ?? undefined) : undefined;

/** Returns the name that screen readers read for the element, without hidden texts. */
const tooltipTextOf = (element: HTMLElement): string =>
  element.getAttribute("aria-label") ?? element.innerText.trim();

/** Places the tooltip above its element, or below if there is no space above. */
function place(element: HTMLElement): void {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const { clientWidth } = document.documentElement;
  const above = top - DISTANCE - offsetHeight;
  const centered = left + width / 2 - offsetWidth / 2;
  const x = Math.max(MARGIN, Math.min(centered, clientWidth - MARGIN - offsetWidth));
  const y = above < MARGIN ? bottom + DISTANCE : above;
  Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px` });
}

function open(element: HTMLElement): void {
  clearTimeout(timer);
  trigger = element;
  tooltip.textContent = tooltipTextOf(element);
  // All text of a page must be in a landmark, so the tooltip is in `main`. It does not describe its
  // element, because screen readers would read the name of the element twice.
  document.querySelector("main")?.append(tooltip);
  place(element);
}

function close(): void {
  clearTimeout(timer);
  if (!trigger) return;
  trigger = undefined;
  tooltip.remove();
  skipDelayUntil = performance.now() + SKIP_DELAY_MS;
}

function pointAt(element: HTMLElement | undefined): void {
  if (element === pointed) return;
  pointed = element;
  if (element && element === trigger) return;
  const delay = trigger || performance.now() < skipDelayUntil ? 0 : OPEN_DELAY_MS;
  close();
  if (element) timer = setTimeout(open, delay, element);
}

function focus(element: HTMLElement | undefined): void {
  // A clicked element has the focus but does not match `:focus-visible`.
  if (element?.matches(":focus-visible")) open(element);
}

function onPointerOver({ pointerType, target }: PointerEvent): void {
  // The tooltip stays open while the pointer is over it.
  if (pointerType === "touch" || tooltip.contains(target as Node)) return;
  pointAt(triggerOf(target));
}

/** After the pointer has left the window, no element receives `pointerover`. */
const onPointerOut = ({ relatedTarget }: PointerEvent) => {
  if (!relatedTarget) pointAt(undefined);
};

const onFocusIn = ({ target }: FocusEvent) => focus(triggerOf(target));

const onKeyDown = ({ key }: KeyboardEvent) => {
  if (key === "Escape") close();
};

/** The press of a control, and a lost focus, close its tooltip. */
const onLeave = ({ target }: Event) => {
  if (triggerOf(target)) close();
};

/** Focus can scroll the page. */
const onScroll = () => {
  if (trigger && trigger === document.activeElement) place(trigger);
  else close();
};

/**
 * Adds the event listeners of tooltips. The event is the one that loaded this script: the pointer or
 * the focus may have left the control since.
 */
export function startTooltips({ type, target }: Event): void {
  document.addEventListener("pointerover", onPointerOver);
  document.addEventListener("pointerout", onPointerOut);
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("scroll", onScroll, { passive: true });
  for (const type of ["focusout", "pointerdown", "click"]) document.addEventListener(type, onLeave);
  const visited = triggerOf(target);
  if (type === "focusin") focus(visited);
  // A clicked control has the focus, and needs no tooltip.
  else if (visited?.matches(":hover:not(:focus)")) pointAt(visited);
}
