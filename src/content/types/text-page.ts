import { PAGES } from "../../routes";
import { group, markdownFiles } from "./define";
import { textField } from "./fields";

const textPage = group("TextPage", "A page that consists of a text, such as /about or /privacy.", {
  title: textField("Heading of the page, and its title in the browser tab"),
  subtitle: textField("Sentence below the heading"),
  description: textField(
    "Description of the page for search results, which show about 160 characters",
  ),
});

export const textPages = markdownFiles("pages/<address>.md", textPage, /^pages\/[^._/][^/]*\.md$/);

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The first parts of addresses that pages and files of the site have already. */
const TAKEN = ["api", "page-data", "static", ...Object.values(PAGES).map((path) => path.slice(1))];

/** Returns why a page of the name cannot exist. */
export function textPageFault(name: string): string | undefined {
  if (!ADDRESS.test(name))
    return "has a name that cannot be an address. Use lower-case letters, digits and single hyphens, as in about-us.md";
  return TAKEN.includes(name)
    ? `has the address /${name}, which the site uses already. Give the file another name`
    : undefined;
}
