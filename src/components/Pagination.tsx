import { Link } from "gatsby";
import * as styles from "./Pagination.module.css";

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  /** `position` has {page} and {pages} where the numbers go. */
  texts: Readonly<Record<"label" | "newer" | "older" | "position", string>>;
}

/** Ways to the neighbouring pages of a list; nothing where there is only one. */
export function Pagination({ page, pages, pathOf, texts }: PaginationProps) {
  if (pages < 2) return null;
  const position = texts.position.replace("{page}", String(page)).replace("{pages}", String(pages));
  return (
    <nav className={`hidden-until-complete ${styles.pagination}`} aria-label={texts.label}>
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
