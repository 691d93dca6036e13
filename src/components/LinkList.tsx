import { currentState } from "../routes";
import { List } from "./List";
import { SiteLink } from "./SiteLink";

export interface LinkListProps {
  links: readonly { readonly label: string; readonly path: string }[];
  className?: string;
  linkClass?: string;
  /** The path of the page, if the list highlights the link to it or to a parent of it. */
  pathname?: string;
}

export function LinkList({ links, className, linkClass, pathname = "" }: LinkListProps) {
  return (
    <List className={className}>
      {links.map(({ label, path }, index) => (
        <li key={index}>
          <SiteLink className={linkClass} to={path} aria-current={currentState(path, pathname)}>
            {label}
          </SiteLink>
        </li>
      ))}
    </List>
  );
}
