import { configure, screen, within } from "@testing-library/react";
import { type PageProps, useStaticQuery } from "gatsby";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { wrapPageElement } from "../../src/wrap-page-element";
import { siteSettings } from "./content";

// jsdom has no matchMedia. In this mock, no media query matches, as on a device without a mouse.
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });

// Tests load no style sheets, so queries need not check whether CSS hides an element. Waiting has a
// longer limit than by default, because lazy components load slowly on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 4_000 });

interface Situation<Data, Context> {
  path: string;
  data: Data;
  context?: Context;
  settings?: ReturnType<typeof siteSettings>;
}

/** Renders the HTML of a page in the layout, as a build does, with these query results. */
export function renderPage<Data extends object, Context extends object>(
  Page: ComponentType<PageProps<Data, Context>>,
  { path, data, context, settings = siteSettings() }: Situation<Data, Context>,
) {
  jest.mocked(useStaticQuery).mockReturnValue({
    settings,
    site: { siteMetadata: { siteUrl: settings.url } },
  });
  const props = { data, pageContext: context, path, location: { pathname: path } } as PageProps<
    Data,
    Context
  >;
  const page = wrapPageElement?.({ element: <Page {...props} />, props } as never, {} as never);
  document.body.innerHTML = renderToStaticMarkup(page);
  const main = screen.getByRole("main");
  return { main, page: within(main) };
}

/** Returns queries that search the list item, article or section that contains the heading. */
export const partOf = (heading: HTMLElement) =>
  within(heading.closest<HTMLElement>("li, article, section") ?? heading);

export const textsOf = (elements: readonly Element[]) =>
  elements.map((element) => element.textContent);

export const linksOf = (links: readonly Element[]) =>
  links.map((link) => [link.textContent, link.getAttribute("href")]);
