import type { ReactNode } from "react";

const STROKE = {
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

interface IconProps {
  children: ReactNode;
  /** The width and height of the viewBox. */
  grid?: number;
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** Screen readers skip the icon, because the control around the icon has a name. */
export function Icon({ children, grid = 24, size = 20, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      aria-hidden="true"
      {...STROKE}
      strokeWidth={strokeWidth}
    >
      {children}
    </svg>
  );
}
