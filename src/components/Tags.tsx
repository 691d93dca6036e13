import { List } from "./List";
import * as styles from "./Tags.module.css";

/** Turns a tag into a hashtag without spaces, for example `meta ads` into `#metaads`. */
const hashtag = (tag: string) => `#${tag.replace(/\s+/g, "")}`;

interface TagsProps {
  tags: readonly string[];
  limit?: number;
}

export function Tags({ tags, limit = tags.length }: TagsProps) {
  return (
    <List className={styles.tags} aria-label="Tags">
      {tags.slice(0, limit).map((tag, index) => (
        <li key={index}>{hashtag(tag)}</li>
      ))}
    </List>
  );
}
