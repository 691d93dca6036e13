import type { BuildArgs } from "gatsby";
import { feedFiles } from "./feed-files";
import { feedLists } from "./feed-lists";
import { readFeedPosts } from "./read-feed-posts";
import { readPublished } from "./read-published";
import { readSearched } from "./read-searched";
import { searchFiles } from "./search-files";
import { siteFiles } from "./site-files";
import { writeFiles } from "./write-files";

/** Writes what tells of the pages: feeds, what crawlers look for, search data. */
export async function publish(args: BuildArgs, output: string): Promise<void> {
  const published = await readPublished(args);
  const lists = feedLists(published);
  const posts = await readFeedPosts(args, [...new Set(lists.flatMap(({ slugs }) => slugs))]);
  const feeds = await feedFiles(output, published.settings, lists, posts);
  const files = siteFiles(published, posts, [...args.store.getState().pages.keys()]);
  const search = searchFiles(await readSearched(args));
  await writeFiles(output, new Map([...feeds, ...files, ...search]), args.cache);
}
