import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type Ref, useImperativeHandle } from "react";
import { tooltipText } from "../tooltips/use-tooltip";
import * as styles from "./Tooltip.module.css";

interface ExistingElementProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/**
 * Makes an existing element of the page the trigger of the tooltip. Renders no element. Radix's
 * `aria-describedby` is left out, because it would make screen readers read the name twice.
 */
function ExistingElement({ element, ref }: ExistingElementProps) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

interface TooltipProps {
  trigger: HTMLElement;
  onClose: (trigger: HTMLElement) => void;
}

/** Radix keeps the tooltip open while the pointer moves from the trigger to the tooltip. */
export function Tooltip({ trigger, onClose }: TooltipProps) {
  return (
    <Provider>
      <Root open onOpenChange={() => onClose(trigger)}>
        <Trigger asChild>
          <ExistingElement element={trigger} />
        </Trigger>
        {/* All text of a page must be in a landmark, so the tooltip is rendered in `main`. */}
        <Portal container={document.querySelector("main")}>
          <Content className={`screen-only ${styles.tooltip}`} sideOffset={6} collisionPadding={8}>
            {tooltipText(trigger)}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
