import { escapeHtml } from "../lib/escape-html";

interface RedirectPage {
  language: string;
  title: string;
  moved: string;
  name: string;
  path: string;
  url: string;
}

/** Every redirect page starts with this text, by which the build recognizes redirect pages. */
const MARK = "<!doctype html><!-- moved -->";

export const isRedirectPage = (html: string): boolean => html.startsWith(MARK);

/**
 * Renders a page that redirects to a post at once, without scripts and styles, so that the CSP
 * needs no hashes for it. Search engines treat a refresh without delay as a permanent redirect.
 */
export function redirectPage(page: RedirectPage): string {
  const text = Object.fromEntries(
    Object.entries(page).map(([name, value]) => [name, escapeHtml(value)]),
  ) as unknown as RedirectPage;
  return `${MARK}
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
