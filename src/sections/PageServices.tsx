import { useEffect, useSyncExternalStore } from "react";
import { useLazyComponent } from "../lib/use-lazy-component";
import { useSite } from "../lib/use-site";
import { isOptedOut } from "../measurement/consent";
import { getToasts, subscribe } from "../notifications/toasts";
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
const loadToaster = () =>
  import(/* webpackChunkName: "toaster" */ "../components/Toaster").then(({ Toaster }) => Toaster);
const loadTooltip = () =>
  import(/* webpackChunkName: "tooltips" */ "../components/Tooltip").then(({ Tooltip }) => Tooltip);

/** Loads the scripts for notifications, tooltips and analytics when they are needed. */
export function PageServices({ pathname }: { pathname: string }) {
  const { copyLink, measurement, notifications } = useSite();
  const toasts = useSyncExternalStore(subscribe, getToasts, getToasts);
  const { trigger, visits, close } = useTooltip(pathname);
  const mayAsk = process.env.GATSBY_COLLECTOR && measurement && !isOptedOut();
  const Measurement = useLazyComponent(mayAsk ? 1 : 0, loadMeasurement);
  const Toaster = useLazyComponent(toasts[0]?.id ?? 0, loadToaster);
  const Tooltip = useLazyComponent(visits, loadTooltip);

  useEffect(() => copyOnClick(copyLink), [copyLink]);
  return (
    <>
      {Measurement && measurement && <Measurement texts={measurement} />}
      {Toaster && <Toaster toasts={toasts} texts={notifications} />}
      {Tooltip && trigger && <Tooltip trigger={trigger} onClose={close} />}
    </>
  );
}
