import { existsSync } from "node:fs";
import { z } from "zod";
import { CONTACT_FIELDS } from "./contact-message";
import { isoDate } from "./content/types/fields";
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

/** The environment variables as typed values. An empty variable counts as unset. */
export interface Environment {
  /** URL of the site, which replaces `url` in content/site.json. */
  siteUrl?: string;
  /** URL of a form provider, or path of the site's own inbox. */
  endpoint: string;
  /** Whether the operator has chosen the endpoint. */
  hasEndpoint: boolean;
  /** The URL of the page to which the form provider redirects browsers without scripts. */
  thanks?: string;
  now: number;
  /** A preview includes drafts and scheduled posts. */
  preview: boolean;
  /** Whether the build is a deployment: a build in CI with SITE_URL. */
  isDeployment: boolean;
  /** Whether GitHub runs the command, and shows problems beside the lines of a pull request. */
  onGitHub: boolean;
  /** File of the site's own inbox. */
  inbox: string;
  host: string;
  port: string;
}

/** The same time decides for all pages and files of a build which posts are due. */
const STARTED = Date.now();

export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const preview = env.PREVIEW === "1" || env.NODE_ENV === "development";
  return {
    siteUrl: env.SITE_URL || undefined,
    endpoint: env.GATSBY_CONTACT_ENDPOINT || CONTACT_API,
    hasEndpoint: Boolean(env.GATSBY_CONTACT_ENDPOINT),
    thanks: env.CONTACT_THANKS || undefined,
    now: env.BUILD_DATE ? Date.parse(env.BUILD_DATE) : STARTED,
    preview,
    isDeployment: env.CI === "true" && Boolean(env.SITE_URL) && !preview,
    onGitHub: env.GITHUB_ACTIONS === "true",
    inbox: env.CONTACT_INBOX || ".data/inbox.jsonl",
    host: env.HOST || "127.0.0.1",
    port: env.PORT || "9000",
  };
}

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

const VARIABLES: Record<string, Variable> = {
  SITE_URL: {
    isValid: isHost,
    problem: "must be an https URL that ends after the host",
    example: "https://example.com",
  },
  GATSBY_CONTACT_ENDPOINT: {
    isValid: (value) => value === CONTACT_API || isAddress(value),
    problem: `must be an https URL without user name and password, or ${CONTACT_API}`,
    example: `https://example.com/path, or to ${CONTACT_API} for the inbox of npm run serve`,
  },
  GATSBY_CONTACT_EXTRA: {
    isValid: isExtra,
    problem: `must be a flat JSON object, and must not contain the keys ${FIELD_NAMES.join(", ")}`,
    example: '{"access_key":"..."}',
  },
  CONTACT_THANKS: {
    isValid: isAddress,
    problem: "must be an https URL without user name and password",
    example: "https://example.com/path",
  },
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
export const environmentProblems = (env: NodeJS.ProcessEnv = process.env): string[] =>
  Object.entries(VARIABLES)
    .filter(([name, { isValid }]) => env[name] && !isValid(env[name]))
    .map(
      ([name, { problem, example }]) =>
        `${name} ${problem}. Fix: set ${name} to ${example}, or unset it`,
    );
