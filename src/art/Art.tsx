import type { ReactNode } from "react";
import "../styles/art.css";

interface ArtProps {
  className?: string;
  viewBox: string;
  preserveAspectRatio?: string;
  children: ReactNode;
}

/**
 * A decorative drawing, whose colors and strokes are in src/styles/art.css. A dot is a very short
 * path such as `M9 9h.01`, which stays round when the drawing is stretched.
 */
export function Art({ className = "", ...drawing }: ArtProps) {
  return <svg className={`art ${className}`} aria-hidden="true" {...drawing} />;
}
