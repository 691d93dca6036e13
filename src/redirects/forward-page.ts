/** What a page at a former address says. */
export interface ForwardPage {
  language: string;
  /** Title of the page, with the brand */
  title: string;
  /** Its heading */
  moved: string;
  /** What is at the new address */
  name: string;
  path: string;
  /** The new address with its host */
  url: string;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (odd) => ENTITIES[odd] ?? odd);

/** Begins every such page and no other. */
const MARK = "<!doctype html><!-- moved -->";

export const isForwardPage = (html: string): boolean => html.startsWith(MARK);

/**
 * A page that leads on at once, by plain HTML: no script, no style, nothing that a policy has to
 * allow. Search engines take a refresh without delay for a permanent redirect.
 */
export function forwardPage(page: ForwardPage): string {
  const text = Object.fromEntries(
    Object.entries(page).map(([name, value]) => [name, escapeHtml(value)]),
  ) as unknown as ForwardPage;
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
