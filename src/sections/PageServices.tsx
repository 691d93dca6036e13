import { useEffect } from "react";
import { useLazyComponent } from "../lib/use-lazy-component";
import { useSite } from "../lib/use-site";
import { isOptedOut } from "../measurement/consent";
import { copyOnClick } from "../sharing/copy-link";
import { useTooltip } from "../tooltips/use-tooltip";

// The build replaces this variable by its value, so that a site without an analytics server does
// not contain the analytics script.
const loadMeasurement = () =>
  process.env.GATSBY_COLLECTOR
    ? import(/* webpackChunkName: "measurement" */ "../components/Measurement").then(
        ({ Measurement }) => Measurement,
      )
    : Promise.reject();
const loadTooltip = () =>
  import(/* webpackChunkName: "tooltips" */ "../components/Tooltip").then(({ Tooltip }) => Tooltip);

/** Loads the scripts for tooltips and analytics when they are needed. */
export function PageServices({ pathname }: { pathname: string }) {
  const { copyLink, measurement } = useSite();
  const { trigger, visits, close } = useTooltip(pathname);
  const mayAsk = process.env.GATSBY_COLLECTOR && measurement && !isOptedOut();
  const Measurement = useLazyComponent(mayAsk ? 1 : 0, loadMeasurement);
  const Tooltip = useLazyComponent(visits, loadTooltip);

  useEffect(() => copyOnClick(copyLink), [copyLink]);
  return (
    <>
      {Measurement && measurement && <Measurement texts={measurement} />}
      {Tooltip && trigger && <Tooltip trigger={trigger} onClose={close} />}
    </>
  );
}
