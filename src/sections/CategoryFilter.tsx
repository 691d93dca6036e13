import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { BLOG, categoryPath } from "../routes";
import * as styles from "./CategoryFilter.module.css";

/** Label of the filter that shows the posts of all categories. */
export const ALL_CATEGORIES = "All";

interface CategoryFilterProps {
  categories: readonly Queries.CategoryFilterFragment[];
  /** The slug of the selected category, or undefined if all categories are selected. */
  selected?: string;
  /** The slugs of the categories that have posts. */
  withPosts: readonly string[];
}

/** Each filter is a link to a prebuilt page, so the filters work without scripts. */
export function CategoryFilter({ categories, selected, withPosts }: CategoryFilterProps) {
  const filters = [
    { name: ALL_CATEGORIES, path: BLOG, current: !selected, empty: false },
    ...categories.map(({ name, slug }) => ({
      name,
      path: categoryPath(slug),
      current: slug === selected,
      empty: !withPosts.includes(slug),
    })),
  ];
  return (
    <nav className="screen-only" aria-label="Blog categories">
      <List className={styles.filters}>
        {filters.map(({ name, path, current, empty }) => (
          <li className={current ? styles.current : undefined} key={path}>
            <Link
              className={`${styles.filter} ${empty ? styles.empty : ""}`}
              to={path}
              aria-current={current ? "page" : undefined}
            >
              {name}
              {empty && " (0)"}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

export const query = graphql`
  fragment CategoryFilter on Category {
    name
    slug
  }
`;
