import { existsSync } from "node:fs";
import { z } from "zod";
import { isoDate } from "./content/types/fields";
import { CONTACT_FIELDS } from "./lib/contact-message";
import { CONTACT_API } from "./routes";

/**
 * Adds the variables of Gatsby's file, such as .env.production, to the environment. Variables that
 * are already set keep their values.
 * https://www.gatsbyjs.com/docs/how-to/local-development/environment-variables/
 */
export function loadEnvFile(): void {
  const { GATSBY_ACTIVE_ENV, NODE_ENV } = process.env;
  const file = `.env.${GATSBY_ACTIVE_ENV || NODE_ENV || "production"}`;
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The same time decides for all pages and files of a build which posts are due. */
const STARTED = Date.now();

/** Returns the environment variables as typed values. An empty variable counts as unset. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env) {
  const preview = env.PREVIEW === "1" || env.NODE_ENV === "development";
  return {
    /** URL of the form provider, or path of the inbox. */
    endpoint: env.GATSBY_CONTACT_ENDPOINT || CONTACT_API,
    now: Date.parse(env.BUILD_DATE ?? "") || STARTED,
    /** A preview includes drafts and scheduled posts. */
    preview,
    /** Whether the build is a deployment: a build in CI with SITE_URL. */
    isDeployment: /^(1|true)$/.test(env.CI ?? "") && Boolean(env.SITE_URL) && !preview,
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

export const isLocal = (url: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);

function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLocal(url));
  return isSafe && !url.username && !url.password;
}

const isOrigin = (value: string) =>
  isAddress(value) && new URL(value).origin === value.replace(/\/$/, "");

const FIELDS = CONTACT_FIELDS.map(({ name }) => name);

const extra = z.record(
  z.string().refine((key) => !FIELDS.some((name) => name === key)),
  z.union([z.string(), z.number(), z.boolean()]),
);

function isExtra(value: string): boolean {
  try {
    return extra.safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}

const isDate = (value: string) => isoDate.safeParse(value).success;

/** The variables that a build reads: whether a value is valid, and what a valid value is. */
const VARIABLES: Record<string, [isValid: (value: string) => boolean, description: string]> = {
  SITE_URL: [isOrigin, "an https URL in small letters without a path, such as https://example.com"],
  GATSBY_CONTACT_ENDPOINT: [
    (value) => value === CONTACT_API || isAddress(value),
    "the https URL of a form provider, such as https://example.com/path",
  ],
  GATSBY_CONTACT_EXTRA: [
    isExtra,
    `a flat JSON object, such as {"access_key":"..."}, without the keys ${FIELDS.join(", ")}`,
  ],
  BUILD_DATE: [isDate, "a date, such as 2025-11-20T08:00:00Z"],
  PREVIEW: [(value) => /^[01]$/.test(value), "1 or 0"],
};

/** Returns one line per problem. The lines omit the values of variables, which may be secret. */
export const environmentProblems = (env: NodeJS.ProcessEnv = process.env): string[] =>
  Object.entries(VARIABLES)
    .filter(([name, [isValid]]) => env[name] && !isValid(env[name]))
    .map(([name, [, description]]) => `${name} must be ${description}. Correct it, or unset it.`);
