import { Link } from "gatsby";
import * as styles from "./Pagination.module.css";

interface PaginationProps {
  /** The number of the current page, from 1. */
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  /** The text for the position, with the placeholders {page} and {pages}. */
  texts: Readonly<Record<"label" | "newer" | "older" | "position", string>>;
}

/** Links to the previous and the next page of a list. Renders nothing for a single page. */
export function Pagination({ page, pages, pathOf, texts }: PaginationProps) {
  if (pages < 2) return null;
  const position = texts.position.replace("{page}", String(page)).replace("{pages}", String(pages));
  return (
    <nav className={`${styles.pagination}`} aria-label={texts.label}>
      {page > 1 && (
        <Link rel="prev" to={pathOf(page - 1)}>
          {texts.newer}
        </Link>
      )}
      <span>{position}</span>
      {page < pages && (
        <Link rel="next" to={pathOf(page + 1)}>
          {texts.older}
        </Link>
      )}
    </nav>
  );
}
