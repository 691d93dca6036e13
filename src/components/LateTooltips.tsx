import { useLate } from "../lib/use-late";
import { useTooltip } from "../tooltips/use-tooltip";

const load = () =>
  import(/* webpackChunkName: "tooltips" */ "./Tooltip").then(({ Tooltip }) => Tooltip);

/**
 * The tooltip of whichever element with `data-tooltip` the visitor points at or focuses. Its code is
 * loaded with the first such element.
 */
export function LateTooltips({ pathname }: { pathname: string }) {
  const { trigger, visits, close } = useTooltip(pathname);
  const Tooltip = useLate(visits, load);
  return Tooltip && trigger ? <Tooltip trigger={trigger} onClose={close} /> : null;
}
