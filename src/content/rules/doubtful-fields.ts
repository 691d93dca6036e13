import { type Problem, quote } from "../problem";
import { type JsonSources, type PostSource, problemIn } from "../read/source";
import { publicationTime } from "../types";
import { textIn } from "../values";

/** Warns of words to emphasize with which the headline of the home page does not end. */
export function doubtfulEmphasis(lists: JsonSources): Problem[] {
  const source = lists.get("site.json");
  const emphasis = textIn(source?.data, "hero", "emphasis");
  const title = textIn(lists.get("pages.json")?.data, "home", "title");
  if (!source || !emphasis || !title || title.endsWith(emphasis)) return [];
  const message = `${quote(emphasis)} is not the end of the home page's title, so nothing is in color`;
  const fix = `write the last words of ${quote(title)}`;
  return [problemIn(source, ["hero", "emphasis"], message, fix)];
}

/** Warns of public posts that are changed after `now`. The build shows the time of the build. */
export function futureUpdates(posts: readonly PostSource[], now: number): Problem[] {
  return posts.flatMap(({ source }) => {
    const updatedAt = Date.parse(textIn(source.data, "updatedAt") ?? "");
    if (!(updatedAt > Math.max(now, publicationTime(source.data)))) return [];
    const fix = "write the date of the last change";
    return [problemIn(source, ["updatedAt"], "is in the future", fix)];
  });
}
