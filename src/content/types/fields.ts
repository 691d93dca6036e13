import { z } from "zod";
import { type ContentType, field, group, typeNameOf } from "./define";

/** Schemas of fields that several content types share. */

/** A text on one line, without spaces around it. Only what stands in a small place has a limit. */
export const text = (max = Number.POSITIVE_INFINITY) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\S(?:.*\S)?$/, "begins or ends with a space, or has a line break. Remove it");

export const textField = (meaning: string, max?: number) => field(meaning, text(max));

/** A text that names an entry of another file by its field `by`. Queries return the entry. */
export const entryOf = ({ file, entry }: ContentType, by: string) =>
  text().meta({ graphql: typeNameOf(entry), refersTo: { file, by } });

/** The page /blog/index would replace the page /blog. */
export const slug = z
  .string()
  .regex(
    /^(?!index$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "is not a slug. Use lower-case letters, digits and single hyphens, as in my-first-post",
  );

/** A former path of a post, or only its former slug. `*` and `:name` would match many paths. */
export const alias = z
  .string()
  .regex(
    /^(?:\/(?!\/)[^\s?#*:\\]*|[a-z0-9]+(?:-[a-z0-9]+)*)$/,
    "is not a former address. Write a slug, as in old-slug, or a path without host, as in /old/path",
  );

/** Whether a text is an https address that browsers can open. */
export const isHttps = (text: string) => /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);

/** Buttons and entries of menus lead to a page of the site or of another one, such as a booking page. */
const address = z
  .string()
  .refine(
    (text) => /^(?:\/(?!\/)|#)[^\s\\]*$/.test(text) || isHttps(text),
    "is not an address. Write a path, as in /services, an id, as in #work, or a whole address, as in https://example.com/book",
  );

export const httpsUrl = z
  .string()
  .refine(isHttps, "is not a whole https address. Write it as in https://example.com/page");

export const listOf = <T extends z.ZodType>(entry: T) =>
  z.array(entry).min(1, "is empty. Write at least one entry");

export const link = group("SiteLink", "A link to a page of the site, or to another site.", {
  label: textField("Label of the link", 40),
  path: field(
    "Address to which the link leads, such as /services, /#work or https://example.com",
    address,
  ),
});

export const callToAction = group(
  "CallToAction",
  "The last block of a page, which invites the visitor to contact the agency.",
  {
    title: textField("Heading of the closing block"),
    text: textField("Text below the heading"),
    label: textField("Label of the button in the closing block", 40),
    path: field("Address to which the button leads", address),
  },
);

export const metaFields = {
  metaTitle: textField(
    "Title of the page in the browser tab, without the brand. Search engines show about 60 characters",
  ),
  metaDescription: textField(
    "Description of the page for search results, which show about 160 characters",
  ),
  keywords: field("Keywords for search engines", listOf(text())),
};

/** A picture beside a file, or in a folder beside it. Gatsby ignores names that begin with . or _. */
export const PICTURE_PATH =
  /^(?:\.\/)?(?:[^._/\\:][^/\\:]*\/)*[^._/\\:][^/\\:]*\.(?:png|jpe?g|webp|avif)$/i;

export const picture = z
  .string()
  .regex(
    PICTURE_PATH,
    "is not a picture beside the text. Write ./ and the name of a PNG, JPEG, WebP or AVIF file, as in ./cover.png",
  )
  .meta({ graphql: "File" });

export const illustration = group("Illustration", "A picture of what the agency makes.", {
  file: field("Path of the picture from content/, as in ./cases/gummies-th.png", picture),
  alt: textField("Description of the picture, for people who cannot see it"),
  caption: textField("Text below the picture. It says if the picture is an illustration"),
});

export const isoDate = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: ({ input }) =>
      input ? "is not a valid date. Write it as 2025-11-20 or 2025-11-20T08:00:00Z" : undefined,
  })
  .meta({ graphql: "Date" });
