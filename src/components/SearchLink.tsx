import { Link } from "gatsby";
import { currentState, SEARCH } from "../routes";
import { Icon } from "./Icon";
import * as control from "./IconControl.module.css";

interface SearchLinkProps {
  className?: string;
  label: string;
  pathname: string;
}

export function SearchLink({ className = "", label, pathname }: SearchLinkProps) {
  return (
    <Link
      className={`${control.control} ${control.quiet} ${className}`}
      to={SEARCH}
      aria-label={label}
      aria-current={currentState(SEARCH, pathname)}
      data-tooltip=""
    >
      <Icon>
        <path d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zm-1.5 4 4.5 4.5" />
      </Icon>
    </Link>
  );
}
