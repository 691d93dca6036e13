import { Link } from "gatsby";
import { currentState } from "../routes";
import { List } from "./List";
import * as styles from "./NavLinks.module.css";

interface NavLinksProps {
  links: readonly { readonly label: string; readonly path: string }[];
  pathname: string;
  /** Whether the links are large and below each other, as in the mobile menu. */
  stacked?: boolean;
}

/** Navigation links. Highlights the link to the current page or to a parent of the current page. */
export function NavLinks({ links, pathname, stacked = false }: NavLinksProps) {
  return (
    <List className={stacked ? styles.stacked : styles.list}>
      {links.map(({ label, path }, index) => (
        <li key={index}>
          <Link to={path} className={styles.link} aria-current={currentState(path, pathname)}>
            {label}
          </Link>
        </li>
      ))}
    </List>
  );
}
