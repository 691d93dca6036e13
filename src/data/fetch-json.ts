/** A response with a status outside 200-299. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
    this.name = "HttpError";
  }
}

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

async function failure(response: Response): Promise<HttpError> {
  const text = await response.text().catch(() => "");
  return new HttpError(response.status, text || response.statusText);
}

/**
 * Sends a GET request with cookies.
 * @throws TypeError if the path leads to another origin; then nothing is sent
 * @throws HttpError `<status>: <body or status text>` if the status is not 2xx
 * @throws SyntaxError if the body is not JSON
 */
export async function fetchJson(
  path: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<unknown> {
  requireSameOrigin(path);
  const response = await fetch(path, { credentials: "include", signal });
  if (!response.ok) throw await failure(response);
  return response.json();
}
