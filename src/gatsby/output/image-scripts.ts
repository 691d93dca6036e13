import { GatsbyImage } from "gatsby-plugin-image";
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const IMAGE = { layout: "fixed", width: 1, height: 1, images: {} } as const;

/** Returns the inline scripts that gatsby-plugin-image adds to pages and to images. */
export function imageScripts(): string[] {
  const elements: ReactNode[] = [];
  onRenderBody({ setHeadComponents: (added) => elements.push(...added) });
  elements.push(createElement(GatsbyImage, { key: "image", image: IMAGE, alt: "" }));
  const html = renderToStaticMarkup(elements);
  return [...html.matchAll(/<script type="module">(.*?)<\/script>/g)].map(([, text = ""]) => text);
}
