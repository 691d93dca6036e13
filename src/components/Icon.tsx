import type { ReactNode } from "react";

const FILL = { fill: "currentColor", fillRule: "evenodd" } as const;
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
  /** Whether the paths are filled instead of stroked. */
  filled?: boolean;
  className?: string;
}

/** The control around the icon has a name, so screen readers skip the icon. */
export function Icon({
  children,
  grid = 24,
  size = 20,
  strokeWidth = 2,
  filled = false,
  className,
}: IconProps) {
  const paint = filled ? FILL : { ...STROKE, strokeWidth };
  return (
    <svg
      className={className}
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      aria-hidden="true"
      {...paint}
    >
      {children}
    </svg>
  );
}
