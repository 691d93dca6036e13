import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { BLOG, categoryPath } from "../routes";
import * as styles from "./CategoryFilter.module.css";

interface CategoryFilterProps {
  categories: readonly Queries.CategoryFilterFragment[];
  texts: Queries.CategoryFilterTextsFragment;
  /** The slug of the selected category, or undefined if all categories are selected. */
  selected?: string;
}

/** Each filter is a link to a prebuilt page, so the filters work without scripts. */
export function CategoryFilter({ categories, texts, selected }: CategoryFilterProps) {
  const filters = [
    { name: texts.all, path: BLOG, current: !selected },
    ...categories.map(({ name, slug }) => ({
      name,
      path: categoryPath(slug),
      current: slug === selected,
    })),
  ];
  return (
    <nav className={`wrap screen-only ${styles.nav}`} aria-label={texts.categories}>
      <List className={styles.filters}>
        {filters.map(({ name, path, current }) => (
          <li className={current ? styles.current : undefined} key={path}>
            <Link className={styles.filter} to={path} aria-current={current ? "page" : undefined}>
              {name}
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

  fragment CategoryFilterTexts on BlogTexts {
    all
    categories
  }
`;
