import { type ReactNode, useEffect } from "react";
import { LateMeasurement } from "../components/LateMeasurement";
import { LateToaster } from "../components/LateToaster";
import { LateTooltips } from "../components/LateTooltips";
import { useSite } from "../lib/use-site";
import { HOME } from "../routes";
import { copyOnClick } from "../sharing/copy-link";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

/** What surrounds every page; stays in place while the page inside it changes. */
export function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const site = useSite();
  const year = pathname === HOME ? site.footerYears.home : site.footerYears.subpages;
  // src/headers/speculation-rules.ts: from now on links are followed without documents.
  useEffect(() => {
    document.documentElement.dataset.react = "";
  }, []);
  useEffect(() => copyOnClick(site.copyLink), [site.copyLink]);
  return (
    <>
      <SiteHeader site={site} pathname={pathname} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} year={year} />
      {process.env.GATSBY_COLLECTOR && site.measurement ? (
        <LateMeasurement texts={site.measurement} />
      ) : null}
      <LateToaster texts={site.notifications} />
      <LateTooltips pathname={pathname} />
    </>
  );
}
