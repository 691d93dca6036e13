import { type ReactNode, useEffect } from "react";
import { useSite } from "../lib/use-site";
import { HOME } from "../routes";
import { PageServices } from "./PageServices";
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
  return (
    <>
      <SiteHeader site={site} pathname={pathname} />
      {/* One element for each page: React takes it away whole, whatever others have done inside. */}
      <main id="content" tabIndex={-1} key={pathname}>
        {children}
      </main>
      <SiteFooter site={site} year={year} />
      <PageServices pathname={pathname} />
    </>
  );
}
