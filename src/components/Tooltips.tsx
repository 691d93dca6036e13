import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { TooltipBridge } from "../tooltips/TooltipBridge";
import { tooltipText } from "../tooltips/tooltip-text";
import type { TooltipTarget } from "../tooltips/use-tooltip-targets";
import * as styles from "./Tooltips.module.css";

/** Milliseconds that a pointer rests on an element before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** Milliseconds after a tooltip in which the next one opens at once. */
const SKIP_DELAY_MS = 300;

/** Asked for while the tooltip opens: the name of a button may change with what it does. */
function Text({ element }: { element: HTMLElement }) {
  return tooltipText(element);
}

/** A tooltip for each of these elements, which are somewhere in the page. */
export function Tooltips({ targets }: { targets: readonly TooltipTarget[] }) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {targets.map(({ id, element }) => (
        <Root key={id}>
          <Trigger asChild>
            <TooltipBridge element={element} />
          </Trigger>
          {/* Inside a landmark, as everything that can be read. */}
          <Portal container={document.querySelector("main")}>
            <Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
              <Text element={element} />
            </Content>
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}
