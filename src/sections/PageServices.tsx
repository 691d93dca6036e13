import { useEffect } from "react";
import { useLazyComponent } from "../lib/use-lazy-component";
import { useSite } from "../lib/use-site";
import { copyOnClick } from "../sharing/copy-link";
import { useTooltip } from "../tooltips/use-tooltip";

const loadTooltip = () =>
  import(/* webpackChunkName: "tooltips" */ "../components/Tooltip").then(({ Tooltip }) => Tooltip);

/** Loads the script for tooltips when it is needed. */
export function PageServices({ pathname }: { pathname: string }) {
  const { copyLink } = useSite();
  const { trigger, visits, close } = useTooltip(pathname);
  const Tooltip = useLazyComponent(visits, loadTooltip);

  useEffect(() => copyOnClick(copyLink), [copyLink]);
  return <>{Tooltip && trigger && <Tooltip trigger={trigger} onClose={close} />}</>;
}
