import { isoDate } from "../content/fields";

export const isLocal = (url: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);

/**
 * Accepts https URLs and, on this machine, http URLs. Messages omit the value, which may be secret.
 */
function checkAddress(
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

function checkSiteUrl(value: string | undefined): string[] {
  const faults = checkAddress("SITE_URL", value);
  if (!value || faults.length > 0) return faults;
  const { pathname, search, hash } = new URL(value);
  return pathname === "/" && !search && !hash
    ? []
    : [
        "SITE_URL has more than a host. Fix: remove everything after the host, as in https://example.com",
      ];
}

function checkCollector(value: string | undefined): string[] {
  // Accepts a path of this site. After `//` or `/\`, browsers expect a host name.
  if (value && /^\/(?![/\\])\S*$/.test(value)) return [];
  return checkAddress("GATSBY_COLLECTOR", value, "https://example.com/events or /events");
}

function checkExtra(value: string | undefined): string[] {
  if (value === undefined || value === "") return [];
  const fix = 'Fix: write a flat JSON object, as {"access_key":"..."}';
  let extra: unknown;
  try {
    extra = JSON.parse(value);
  } catch {
    return [`GATSBY_CONTACT_EXTRA is not JSON. ${fix}`];
  }
  if (typeof extra !== "object" || extra === null || Array.isArray(extra)) {
    return [`GATSBY_CONTACT_EXTRA is not an object. ${fix}`];
  }
  return Object.entries(extra).flatMap(([key, entry]) => {
    if (["name", "email", "message"].includes(key)) {
      return [`GATSBY_CONTACT_EXTRA has the key "${key}", which is a field of the form. ${fix}`];
    }
    return ["string", "number", "boolean"].includes(typeof entry)
      ? []
      : [`GATSBY_CONTACT_EXTRA has a list or object under "${key}". ${fix}`];
  });
}

function checkBuildContext({ BUILD_DATE, PREVIEW }: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  if (BUILD_DATE && !isoDate.safeParse(BUILD_DATE).success) {
    faults.push(
      "BUILD_DATE is not a date. Fix: write the date as 2025-11-20T08:00:00Z, or unset it",
    );
  }
  if (PREVIEW && !/^[01]$/.test(PREVIEW)) {
    faults.push("PREVIEW is neither 1 nor 0. Fix: write 1 to show drafts, or unset it");
  }
  return faults;
}

function checkEditor({ CMS_REPOSITORY: repository, CMS_AUTH_URL }: NodeJS.ProcessEnv): string[] {
  const faults = checkAddress("CMS_AUTH_URL", CMS_AUTH_URL);
  if (!repository || /^[\w.-]+\/[\w.-]+$/.test(repository)) return faults;
  return [
    "CMS_REPOSITORY is not a repository. Fix: write the repository as owner/name, or unset it",
    ...faults,
  ];
}

function checkHsts({ HSTS }: NodeJS.ProcessEnv): string[] {
  if (!HSTS || HSTS === "preload") return [];
  return ["HSTS is not preload. Fix: write HSTS=preload, or unset it"];
}

/** @returns one line per problem, each with its fix, without values that may be secret */
export function checkEnvironment(env: NodeJS.ProcessEnv): string[] {
  return [
    ...checkSiteUrl(env.SITE_URL),
    ...checkAddress("GATSBY_CONTACT_ENDPOINT", env.GATSBY_CONTACT_ENDPOINT),
    ...checkExtra(env.GATSBY_CONTACT_EXTRA),
    ...checkCollector(env.GATSBY_COLLECTOR),
    ...checkBuildContext(env),
    ...checkEditor(env),
    ...checkHsts(env),
  ];
}
