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
    .min(1, "is empty. Fix: write a text")
    .max(max, {
      error: ({ input }) =>
        `has ${String(input).length} characters; at most ${max} allowed. Fix: shorten the text`,
    })
    .refine(LINE.isFree, { error: LINE.error })
    .refine(ENDS.isFree, { error: ENDS.error });

export const text = (meaning: string, example: string, max: number) =>
  field(meaning, example, line(max));

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

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: ({ input }) =>
      "is not a slug. " +
      `Fix: use lower-case letters, digits and single hyphens, as in ${slugOf(String(input)) || "my-first-post"}`,
  })
  // Hosts treat the files index.html and 404.html of every folder in ways of their own.
  .refine((value) => value !== "index" && value !== "404", {
    error: "is reserved by hosts. Fix: choose another slug",
  })
  .max(MAX_SLUG);

const ALIAS = /^(?:(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+|[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** A former path of a post, or only its former slug. */
export const alias = z
  .string()
  .regex(ALIAS, {
    error:
      "is not a valid alias. Fix: write the alias without host and trailing slash, as in old-slug or /old/path",
  })
  .max(200);

/** Schema of a link inside this site: a path such as `/services` or `/#work`, or only an id. */
export const sitePath = z
  .string()
  .regex(
    /^(?!$)(\/|(\/[a-z0-9-]+)+)?(#\S+)?$/,
    "is not a path of this site. Fix: write a path without a slash at the end, as in /services",
  )
  .meta({ isLink: true });

export const listOf = <T extends z.ZodType>(entry: T, noun: string, notList = "is not a list") =>
  z.array(entry, notList).min(1, `is empty. Fix: add at least one ${noun}`);

export const trueOrFalse = z.boolean(
  "is neither true nor false. Fix: write true or false without quotes",
);

export const link = group("SiteLink", "A link inside the site.", {
  label: text("Label of the link", "Services", 40),
  path: field("Path to which the link leads, such as /services or /#work", "/services", sitePath),
});

export const callToAction = group(
  "CallToAction",
  "The last block of a page, which invites the visitor to contact the agency.",
  {
    title: text("Heading of the closing block", "Want this done for you?", 80),
    text: text("Text below the heading", "Tell us where you are stuck.", 240),
    label: text("Label of the button in the closing block", "Book intro call", 40),
    path: field("Path to which the button leads", "/contact", sitePath),
    about: field(
      "Topic of the contact form after a click on this button: `audit`, or the slug of a plan",
      "audit",
      line(80).meta({ names: "topics" }).optional(),
    ),
  },
);

export const MAX_META_TITLE = 60;

export const metaFields = {
  metaTitle: field(
    "Title of the page in the browser tab, without the brand; the site appends the brand",
    "TikTok Shop for Beginners",
    line(MAX_META_TITLE),
  ),
  metaDescription: field(
    "Description of the page for search results",
    "How to open a TikTok Shop, price the first three products and read the numbers.",
    line(160),
  ),
  keywords: field(
    "Keywords for search engines",
    ["tiktok shop", "social commerce"],
    listOf(line(60), "keyword", "is not a list. Fix: write [first keyword, second keyword]"),
  ),
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

export const isoDate = z
  .string("is not a date. Fix: write the date as 2025-11-20T08:00:00Z")
  .regex(ISO_DATE, "is not an ISO 8601 date. Fix: write the date as 2025-11-20T08:00:00Z")
  .refine(isRealDate, "is a date that does not exist. Fix: check day, month and time")
  .meta({ isDate: true, graphql: "Date @dateformat" });
