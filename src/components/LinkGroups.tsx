import { Link } from "gatsby";
import * as styles from "./LinkGroups.module.css";
import { List } from "./List";

interface LinkGroupsProps {
  /** The name of the navigation for screen readers. */
  label: string;
  groups: readonly {
    readonly name: string;
    readonly links: readonly { readonly label: string; readonly path: string }[];
  }[];
}

/** Links in groups, each group with its name. */
export function LinkGroups({ label, groups }: LinkGroupsProps) {
  return (
    <nav aria-label={label}>
      <List className={styles.groups}>
        {groups.map(({ name, links }) => (
          <li key={name} className={`stack ${styles.group}`}>
            <p className="muted">{name}</p>
            <List className={styles.links}>
              {links.map(({ label, path }, index) => (
                <li key={index}>
                  <Link className={styles.link} to={path}>
                    {label}
                  </Link>
                </li>
              ))}
            </List>
          </li>
        ))}
      </List>
    </nav>
  );
}
