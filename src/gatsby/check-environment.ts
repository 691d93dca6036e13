import { z } from "zod";
import { CONTACT_FIELDS } from "../contact-message";
import { isoDate } from "../content/types/fields";

export const isLocal = (url: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);

function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLocal(url));
  return isSafe && !url.username && !url.password;
}

function isHost(value: string): boolean {
  if (!isAddress(value)) return false;
  const { href, origin } = new URL(value);
  return href === `${origin}/`;
}

const FIELD_NAMES: readonly string[] = CONTACT_FIELDS.map(({ name }) => name);

const extraKeys = z.record(
  z.string().refine((key) => !FIELD_NAMES.includes(key)),
  z.union([z.string(), z.number(), z.boolean()]),
);

function isExtra(value: string): boolean {
  try {
    return extraKeys.safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}

interface Variable {
  isValid(value: string): boolean;
  problem: string;
  example: string;
}

const address: Variable = {
  isValid: isAddress,
  problem: "must be an https URL without user name and password",
  example: "https://example.com/path",
};

const VARIABLES: Record<string, Variable> = {
  SITE_URL: {
    isValid: isHost,
    problem: "must be an https URL that ends after the host",
    example: "https://example.com",
  },
  GATSBY_CONTACT_ENDPOINT: address,
  GATSBY_CONTACT_EXTRA: {
    isValid: isExtra,
    problem: `must be a flat JSON object, and must not contain the keys ${FIELD_NAMES.join(", ")}`,
    example: '{"access_key":"..."}',
  },
  CONTACT_THANKS: address,
  BUILD_DATE: {
    isValid: (value) => isoDate.safeParse(value).success,
    problem: "must be a date",
    example: "2025-11-20T08:00:00Z",
  },
  PREVIEW: {
    isValid: (value) => /^[01]$/.test(value),
    problem: "must be 1 or 0",
    example: "1 to show drafts",
  },
};

/** Returns one line per problem. The lines omit the values of variables, which may be secret. */
export const checkEnvironment = (env: NodeJS.ProcessEnv): string[] =>
  Object.entries(VARIABLES)
    .filter(([name, { isValid }]) => env[name] && !isValid(env[name]))
    .map(
      ([name, { problem, example }]) =>
        `${name} ${problem}. Fix: set ${name} to ${example}, or unset it`,
    );
