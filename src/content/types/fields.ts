import { z } from "zod";
import { characterName } from "../characters";
import { field, group } from "./define";

/** Schemas of fields that several content types share. Every error message ends with a fix. */

/**
 * Matches line breaks, control characters, lone surrogates, overrides of the text direction, and
 * the byte order mark.
 */
const NOT_ON_A_LINE = /[^\P{Cc}\t]|\p{Cs}|\p{Zl}|\p{Zp}|[\u202d\u202e\ufeff]/u;

/** Refuses a text in which `pattern` finds a character, and names the character. */
const without = (pattern: RegExp, message: (name: string) => string) => ({
  isFree: (text: string) => !pattern.test(text),
  error: ({ input }: { input?: unknown }) =>
    message(characterName(pattern.exec(String(input))?.[0] ?? "")),
});

const LINE = without(
  NOT_ON_A_LINE,
  (name) => `has ${name}. Fix: remove this character, and write the text on one line`,
);

const ENDS = without(
  /^\s|\s$/u,
  (name) => `starts or ends with ${name}. Fix: remove this character`,
);

export const line = (max = 200) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine(LINE.isFree, { error: LINE.error })
    .refine(ENDS.isFree, { error: ENDS.error });

export const text = (meaning: string, max: number, example: string) =>
  field(meaning, line(max), example);

/**
 * Declares a text that matches `pattern`. The message for another text suggests what `correct` makes
 * of the text, if this matches, and else `fix`.
 */
export const matching = (
  pattern: RegExp,
  message: string,
  fix: string,
  correct: (text: string) => string = (text) => text,
  schema = z.string(),
) =>
  schema.regex(pattern, {
    error: ({ input }) => {
      const corrected = correct(String(input).trim());
      return `${message}. Fix: ${pattern.test(corrected) ? `write ${corrected}` : fix}`;
    },
  });

const MAX_SLUG = 80;

/** Converts a title to a slug, or to "" if the title has no Latin letters or digits. */
export function slugOf(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/[\p{M}'\u2019]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= MAX_SLUG) return slug;
  const cut = slug.slice(0, MAX_SLUG + 1).replace(/-[^-]*$/, "");
  return cut.length <= MAX_SLUG ? cut : slug.slice(0, MAX_SLUG);
}

export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "is not a slug",
  "use lower-case letters, digits and single hyphens, as in my-first-post",
  slugOf,
)
  // Hosts treat the files index.html and 404.html of every folder in ways of their own.
  .refine((value) => value !== "index" && value !== "404", {
    error: "is reserved by hosts. Fix: choose another slug",
  })
  .max(MAX_SLUG);

/** `*` and `:name` would match many paths on Netlify and Cloudflare Pages. */
const OLD_PATH = /^\/(?![/\\])(?!(?:.*\/)?(?:\.|%2[eE]){1,2}(?:\/|$))[^\s?#*:\\]*$/;

/** Returns the path of an address without dot segments, with codes for spaces and colons. */
const pathOf = (address: string) =>
  URL.canParse(address, "https://site.invalid")
    ? new URL(address, "https://site.invalid").pathname.replaceAll(":", "%3A")
    : "";

/** A path of an earlier site, or of a post before its change of address. */
export const oldPath = matching(
  OLD_PATH,
  "is not a path",
  "write one old address without host, ? and *, as in /2019/10/old-post",
  pathOf,
).max(200);

/** A former path of a post, or only its former slug. */
export const alias = matching(
  new RegExp(`${OLD_PATH.source}|^[a-z0-9]+(?:-[a-z0-9]+)*$`),
  "is not a former address",
  "write the former slug, as in old-slug, or the former path, as in /old/path",
  (text) => (/[/?#.:]/.test(text) ? pathOf(text) : slugOf(text)),
).max(200);

/** Schema of a link inside this site: a path such as `/services` or `/#work`, or only an id. */
export const sitePath = matching(
  /^(?!$)(\/|(\/(?!\.{1,2}(\/|$))[\w.~%-]+)+)?(#\S+)?$/,
  "is not a path of this site",
  "write the part of the address after the host, as in /services; this field cannot link to another site",
  (text) =>
    text
      .replace(/^(\.?\/)?(?=\w)(?!.*:)/, "/")
      .replace(/\?[^#]*/, "")
      .replace(/\/+(?=#|$)/, ""),
).meta({ isLink: true });

export const listOf = <T extends z.ZodType>(entry: T, noun: string) =>
  z.array(entry).min(1, `is empty. Fix: add at least one ${noun}`);

export const trueOrFalse = z.boolean(
  "is neither true nor false. Fix: write true or false without quotes",
);

export const link = group("SiteLink", "A link inside the site.", {
  label: text("Label of the link", 40, "Services"),
  path: field("Path to which the link leads, such as /services or /#work", sitePath, "/services"),
});

export const callToAction = group(
  "CallToAction",
  "The last block of a page, which invites the visitor to contact the agency.",
  {
    title: text("Heading of the closing block", 80, "Want this done for you?"),
    text: text("Text below the heading", 240, "Tell us where you are stuck."),
    label: text("Label of the button in the closing block", 40, "Book intro call"),
    path: field("Path to which the button leads", sitePath, "/contact"),
  },
);

export const MAX_META_TITLE = 60;

export const metaFields = {
  metaTitle: field(
    "Title of the page in the browser tab, without the brand; the site appends the brand",
    line(MAX_META_TITLE),
    "TikTok Shop for Beginners",
  ),
  metaDescription: field(
    "Description of the page for search results",
    line(160),
    "How to open a TikTok Shop, price the first three products and read the numbers.",
  ),
  keywords: field("Keywords for search engines", listOf(line(60), "keyword"), [
    "tiktok shop",
    "social commerce",
  ]),
};

const ISO_DATE =
  /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Checks that a date exists in the calendar, because `Date` parses 30 February as 2 March. */
const isRealDate = (text: string) => {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(text)) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text.slice(0, 10))
  );
};

const FIRST_YEAR = 1990;

const AS_DATE = "write the date as 2025-11-20T08:00:00Z";

export const isoDate = matching(
  ISO_DATE,
  "is not an ISO 8601 date",
  AS_DATE,
  (text) => text.replace(/^(\S{10})[ T](\S{5,8})$/, "$1T$2Z"),
  z.string(`is not a date. Fix: ${AS_DATE}`),
)
  .refine(isRealDate, "is a date that does not exist. Fix: check day, month and time")
  .refine(
    (text) => Number(text.slice(0, 4)) >= FIRST_YEAR,
    `is before the year ${FIRST_YEAR}. Fix: correct the year`,
  )
  .meta({ graphql: "Date" });
