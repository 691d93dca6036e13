/** The error of a response with a status outside 200-299. */
export interface HttpError extends Error {
  readonly status: number;
}

/** Creates an error whose message contains the status of the response. */
export const httpError = (status: number, detail: string): HttpError =>
  Object.assign(new Error(`${status}: ${detail}`), { status });

/** Returns the status of the response that caused the error, or undefined for another error. */
export const statusOf = (error: unknown) => (error as Partial<HttpError> | null)?.status;

/** Browsers would wait for a response for minutes. */
const TIMEOUT_MS = 10_000;

/** Refuses paths to other origins, such as `\\evil`, because requests include cookies. */
function requireSameOrigin(path: string): void {
  const page = new URL(globalThis.location?.href ?? "http://page.invalid/");
  let target: URL | undefined;
  try {
    target = new URL(path, page);
  } catch {
    // `target` stays undefined for an invalid URL, so the next statement throws.
  }
  if (target?.origin !== page.origin || target.protocol !== page.protocol) {
    throw new TypeError(
      `Cannot request "${path}", which is not a path of this site. Pass a path such as "/api/plans".`,
    );
  }
}

/**
 * Sends a GET request with cookies.
 * @throws TypeError if the path leads to another origin; then nothing is sent
 * @throws HttpError `<status>: <body or status text>` if the status is not 2xx
 * @throws SyntaxError if the body is not JSON
 */
export async function fetchJson(path: string): Promise<unknown> {
  requireSameOrigin(path);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(path, { credentials: "include", signal });
  if (response.ok) return response.json();
  const text = await response.text().catch(() => "");
  throw httpError(response.status, text || response.statusText);
}
