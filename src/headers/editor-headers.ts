/** Address below which the editor is, and nothing of the site. */
export const EDITOR = "/admin";

/** Whether an address belongs to the editor. */
export const isOfEditor = (path: string): boolean =>
  path === EDITOR || path.startsWith(`${EDITOR}/`);

/** What the editor on line speaks to: the repository, and who signs in there. */
export const GITHUB = ["https://api.github.com", "https://*.githubusercontent.com"];

/**
 * The policy of the editor, which is code of others: it makes styles as it runs, shows pictures that
 * are not saved yet, and compiles the schema of its configuration. No page that visitors see has it.
 * @param services origins that it speaks to, beside its own
 */
export function editorPolicy(services: readonly string[]): string {
  const and = services.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self' blob: data:${and}`,
    "font-src 'self' data:",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `img-src 'self' blob: data:${and}`,
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
  ].join(";");
}

/** Headers of the editor in place of those of the site. It signs in by a window that it opens. */
export const editorHeaders = (services: readonly string[]): Record<string, string> => ({
  "Content-Security-Policy": editorPolicy(services),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Embedder-Policy": "unsafe-none",
});
