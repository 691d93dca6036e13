import { stripIgnoredCharacters } from "gatsby/graphql";
import { murmurhash } from "gatsby-core-utils/murmurhash";

const QUERY = /(?:\bexport (const \w+ = ))?\bgraphql`((?:[^`$\\]|\$(?!\{))*)`/g;

/** What else Gatsby's own plugins for Babel look for in components. */
const NEEDS_BABEL =
  /graphql`|<StaticQuery|<Slice|getServerData|export (const|(async )?function) (Head|config)\b/;

/** Whether nothing but queries, written as plain text, makes a source one for Babel. */
export const isPlain = (source: string): boolean => !NEEDS_BABEL.test(source.replace(QUERY, ""));

/** What Gatsby calls a query by in its data. Queries of pages are of no use to the page itself. */
const idOf = (_tag: string, declaration = "", query: string): string =>
  declaration + JSON.stringify(murmurhash(stripIgnoredCharacters(query), 0).toString());

/** Puts the ids of queries in their places, as Gatsby's plugin for Babel does. */
export const queryIds = {
  loader: "string-replace-loader",
  options: { search: QUERY, replace: idOf },
};
