import { Link } from "gatsby";
import { currentState } from "../routes";
import { List } from "./List";
import * as styles from "./NavLinks.module.css";

interface NavLinksProps {
  links: readonly { readonly label: string; readonly path: string }[];
  /** Where the visitor is. */
  pathname: string;
}

/** The site's sections; the one the visitor is in is marked, for eyes and for screen readers. */
export function NavLinks({ links, pathname }: NavLinksProps) {
  return (
    <List className={styles.list}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link to={path} className={styles.link} aria-current={currentState(path, pathname)}>
            {label}
          </Link>
        </li>
      ))}
    </List>
  );
}
