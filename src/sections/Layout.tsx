import { type ReactNode, useEffect } from "react";
import { useSite } from "../lib/use-site";
import { HOME } from "../routes";
import { PageServices } from "./PageServices";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

/**
 * The header, the footer and the services of every page. They stay mounted when the page changes.
 */
export function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const site = useSite();
  const year = pathname === HOME ? site.footerYears.home : site.footerYears.subpages;
  // React follows links from now on. This attribute stops the rules in
  // src/headers/speculation-rules.ts from prefetching documents.
  useEffect(() => {
    document.documentElement.dataset.react = "";
  }, []);
  return (
    <>
      <SiteHeader site={site} pathname={pathname} />
      {/* React removes the element of a page as a whole, even if other software changed its content. */}
      <main id="content" tabIndex={-1} key={pathname}>
        {children}
      </main>
      <SiteFooter site={site} year={year} />
      <PageServices pathname={pathname} />
    </>
  );
}
