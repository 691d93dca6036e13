import { Link } from "gatsby";
import * as styles from "./Pagination.module.css";

interface PaginationProps {
  /** The number of the current page, from 1. */
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

/** Links to the previous and the next page of a list. Renders nothing for a single page. */
export function Pagination({ page, pages, pathOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={`spread ${styles.pagination}`} aria-label="Pages">
      {page > 1 && (
        <Link className={styles.link} rel="prev" to={pathOf(page - 1)}>
          Newer posts
        </Link>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Link className={styles.link} rel="next" to={pathOf(page + 1)}>
          Older posts
        </Link>
      )}
    </nav>
  );
}
