/** Whether a URL points to this machine. */
export const isLocal = (url: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);

/**
 * Checks an environment variable that holds a URL: https, or http on this machine. "" counts as unset.
 *
 * @returns one line per problem, without the value, which may be secret
 */
export function checkAddress(
  name: string,
  value: string | undefined,
  example = "a URL such as https://example.com/path",
): string[] {
  if (value === undefined || value === "") return [];
  const fix = `Fix: set ${name} to ${example}, or unset it`;
  if (!URL.canParse(value)) return [`${name} is not a URL. ${fix}`];
  const url = new URL(value);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocal(url))) {
    return [`${name} does not start with https://. ${fix}`];
  }
  return url.username || url.password ? [`${name} contains a user name or password. ${fix}`] : [];
}
