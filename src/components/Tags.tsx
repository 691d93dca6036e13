import { List } from "./List";
import * as styles from "./Tags.module.css";

/** `meta ads` reads `#metaads`. */
const hashtag = (tag: string) => `#${tag.replace(/\s+/g, "")}`;

interface TagsProps {
  tags: readonly string[];
  /** Name of the list. */
  label: string;
  /** How many are shown; all without it. */
  limit?: number;
}

/** Tags of a post as hashtags. */
export function Tags({ tags, label, limit = tags.length }: TagsProps) {
  return (
    <List className={styles.tags} aria-label={label}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>{hashtag(tag)}</li>
      ))}
    </List>
  );
}
