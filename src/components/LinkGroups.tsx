import { Columns } from "./Columns";
import * as styles from "./LinkGroups.module.css";
import { LinkList, type LinkListProps } from "./LinkList";

interface LinkGroupsProps {
  /** The name of the navigation for screen readers. */
  label: string;
  groups: readonly { readonly name: string; readonly links: LinkListProps["links"] }[];
}

/** Links in groups, each group with its name. */
export function LinkGroups({ label, groups }: LinkGroupsProps) {
  return (
    <nav aria-label={label}>
      <Columns className={styles.groups}>
        {groups.map(({ name, links }) => (
          <li key={name} className={`stack ${styles.group}`}>
            <p className="muted">{name}</p>
            <LinkList className={styles.links} linkClass={styles.link} links={links} />
          </li>
        ))}
      </Columns>
    </nav>
  );
}
