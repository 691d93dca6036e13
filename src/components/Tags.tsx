import { List } from "./List";
import * as styles from "./Tags.module.css";

export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <List className={styles.tags} aria-label="Tags">
    {tags.map((tag, index) => (
      <li key={index}>{tag}</li>
    ))}
  </List>
);
