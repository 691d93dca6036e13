import { List } from "./List";
import * as styles from "./Tags.module.css";

/** `meta ads` reads `#metaads`. */
const hashtag = (tag: string) => `#${tag.replace(/\s+/g, "")}`;

/** Tags of a post as hashtags; `limit` is how many are shown. */
export function Tags({ tags, limit = tags.length }: { tags: readonly string[]; limit?: number }) {
  return (
    <List className={styles.tags} aria-label="Tags">
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>{hashtag(tag)}</li>
      ))}
    </List>
  );
}
