import type { ReactNode } from "react";
import { MAIN } from "../lib/anchors";
import { useSite } from "../lib/use-site";
import { HOME } from "../routes";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

export function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const site = useSite();
  const year = pathname === HOME ? site.footerYears.home : site.footerYears.subpages;
  return (
    <>
      <SiteHeader site={site} pathname={pathname} />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} year={year} channels={pathname !== HOME} />
    </>
  );
}
