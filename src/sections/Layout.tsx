import { type ReactNode, useEffect } from "react";
import { useSite } from "../lib/use-site";
import { CONTACT, HOME } from "../routes";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

export function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const site = useSite();
  const year = pathname === HOME ? site.footerYears.home : site.footerYears.subpages;
  // This attribute turns off the prefetching that src/headers/speculation-rules.ts configures,
  // because React now handles clicks.
  useEffect(() => {
    document.documentElement.dataset.react = "";
  }, []);
  return (
    <>
      <SiteHeader site={site} pathname={pathname} />
      {/* Each page has its own element, so that React can remove a page that an extension has
          changed. */}
      <main id="content" tabIndex={-1} key={pathname}>
        {children}
      </main>
      <SiteFooter site={site} year={year} channels={pathname !== HOME && pathname !== CONTACT} />
    </>
  );
}
