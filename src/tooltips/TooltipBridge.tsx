import { type HTMLAttributes, type Ref, useEffect, useLayoutEffect, useRef } from "react";
import { saysMore } from "./tooltip-text";

/** What Radix wants to hear of its trigger. */
const HANDLERS = {
  pointermove: "onPointerMove",
  pointerleave: "onPointerLeave",
  pointerdown: "onPointerDown",
  focus: "onFocus",
  blur: "onBlur",
  click: "onClick",
} as const;

interface TooltipBridgeProps extends HTMLAttributes<HTMLElement> {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

function give(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null) {
  if (typeof ref === "function") ref(element);
  else if (ref) ref.current = element;
}

/** Makes an element that is already in the page the trigger of a tooltip; renders nothing. */
export function TooltipBridge({ element, ref, ...props }: TooltipBridgeProps) {
  const latest = useRef({ ref, props });
  useLayoutEffect(() => {
    latest.current = { ref, props };
  });

  useLayoutEffect(() => {
    const tell = (event: Event) => {
      // A click focuses too, and so does coming back to the tab; neither asks what this is.
      if (event.type === "focus" && !element.matches(":focus-visible")) return;
      const handler = latest.current.props[HANDLERS[event.type as keyof typeof HANDLERS]];
      handler?.(event as never);
    };
    give(latest.current.ref, element);
    for (const type of Object.keys(HANDLERS)) element.addEventListener(type, tell);
    // What made the tooltips load happened before anybody listened.
    tell(new FocusEvent("focus"));
    if (element.matches(":hover")) tell(new PointerEvent("pointermove", { pointerType: "mouse" }));
    return () => {
      for (const type of Object.keys(HANDLERS)) element.removeEventListener(type, tell);
      give(latest.current.ref, null);
    };
  }, [element]);

  const description = props["aria-describedby"];
  useEffect(() => {
    if (description && saysMore(element)) element.setAttribute("aria-describedby", description);
    else element.removeAttribute("aria-describedby");
  }, [element, description]);

  return null;
}
