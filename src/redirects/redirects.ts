import { escapeHtml } from "../lib/escape-html";

export interface Redirect {
  from: string;
  to: string;
}

/** Netlify and Cloudflare Pages read redirects from this file in the output folder. */
export const REDIRECTS_FILE = "_redirects";

/** With `!`, Netlify also redirects if the page exists. Cloudflare Pages ignores lines with `!`. */
export const toHostRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`).join("");

export const fromHostRedirects = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/\S*) (\/\S*) 301$/gm)].map(([, from = "", to = ""]) => ({ from, to }));

interface RedirectPage {
  language: string;
  title: string;
  moved: string;
  name: string;
  path: string;
  url: string;
}

/** A page that redirects at once, which search engines treat as a permanent redirect. */
export function redirectPage(page: RedirectPage): string {
  const text = Object.fromEntries(
    Object.entries(page).map(([name, value]) => [name, escapeHtml(value)]),
  ) as unknown as RedirectPage;
  return `<!doctype html>
<html lang="${text.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${text.path}">
<link rel="canonical" href="${text.url}">
<title>${text.title}</title>
</head>
<body>
<main>
<h1>${text.moved}</h1>
<p><a href="${text.path}">${text.name}</a></p>
</main>
</body>
</html>
`;
}
