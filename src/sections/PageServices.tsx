import { useEffect } from "react";
import { LateMeasurement } from "../components/LateMeasurement";
import { LateToaster } from "../components/LateToaster";
import { LateTooltips } from "../components/LateTooltips";
import { useSite } from "../lib/use-site";
import { copyOnClick } from "../sharing/copy-link";

/**
 * What works on every page without being a part of it: notifications, tooltips, the control that
 * copies a link, and where clicks are counted, the question whether they may be.
 */
export function PageServices({ pathname }: { pathname: string }) {
  const site = useSite();
  useEffect(() => copyOnClick(site.copyLink), [site.copyLink]);
  return (
    <>
      {process.env.GATSBY_COLLECTOR && site.measurement ? (
        <LateMeasurement texts={site.measurement} />
      ) : null}
      <LateToaster texts={site.notifications} />
      <LateTooltips pathname={pathname} />
    </>
  );
}
