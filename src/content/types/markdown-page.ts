import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { group, markdownFiles } from "./define";
import { textField } from "./fields";

const markdownPage = group(
  "MarkdownPage",
  "A page that consists of a text, such as /about or /privacy.",
  {
    title: textField("Heading of the page, and its title in the browser tab"),
    subtitle: textField("Sentence below the heading"),
    description: textField(
      "Description of the page for search results, which show about 160 characters",
    ),
  },
);

export const markdownPages = markdownFiles(
  "pages/<address>.md",
  markdownPage,
  /^pages\/[^._/][^/]*\.md$/,
);

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The first parts of addresses that files and created pages have. */
const RESERVED_NAMES = ["api", "blog", "page-data", "static"];

/** Returns why a page of the name cannot exist. */
export function markdownPageFault(name: string): string | undefined {
  if (!ADDRESS.test(name))
    return "has a name that cannot be an address. Use lower-case letters, digits and single hyphens, as in about-us.md";
  const pages = readdirSync("src/pages").map((file) => parse(file).name);
  return [...RESERVED_NAMES, ...pages].includes(name)
    ? `has the address /${name}, which the site uses already. Give the file another name`
    : undefined;
}
