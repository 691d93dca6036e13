import { useLate } from "../lib/use-late";
import { useTooltipTargets } from "../tooltips/use-tooltip-targets";

const load = () =>
  import(/* webpackChunkName: "tooltips" */ "./Tooltips").then(({ Tooltips }) => Tooltips);

/**
 * Tooltips of every element with `data-tooltip`: its text, or nothing for the element's own name.
 * They are loaded when such an element is first pointed at or reached by keyboard, and come beside
 * it: the element itself stays as it is, so that neither focus nor a click is lost.
 */
export function LateTooltips({ pathname }: { pathname: string }) {
  const targets = useTooltipTargets(pathname);
  const Tooltips = useLate(targets.at(-1)?.id ?? 0, load);
  return Tooltips ? <Tooltips targets={targets} /> : null;
}
