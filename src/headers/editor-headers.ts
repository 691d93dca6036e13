export const EDITOR = "/admin";

export const isOfEditor = (path: string): boolean =>
  path === EDITOR || path.startsWith(`${EDITOR}/`);

/** Origins that the deployed editor connects to: the API and the file hosts of GitHub. */
export const GITHUB = ["https://api.github.com", "https://*.githubusercontent.com"];

/**
 * The editor is third-party code: it inserts styles at runtime, shows images that are not saved yet
 * (`blob:`), and compiles a JSON Schema (`unsafe-eval`). No page for visitors has this policy.
 * `services` are further origins of the editor.
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

/** The sign-in of the editor opens a popup window. */
export const editorHeaders = (services: readonly string[]): Record<string, string> => ({
  "Content-Security-Policy": editorPolicy(services),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Embedder-Policy": "unsafe-none",
});
