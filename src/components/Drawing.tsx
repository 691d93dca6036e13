import * as styles from "./Drawing.module.css";

const LOOKS = {
  line: {},
  thin: { strokeWidth: 1.5 },
  faint: { strokeWidth: 1.5, strokeOpacity: 0.45 },
  thick: { strokeWidth: 10 },
  dashed: { strokeDasharray: "8 14" },
  area: { fill: "currentColor", fillOpacity: 0.2, stroke: "none" },
  full: { fill: "currentColor" },
  solid: { className: styles.solid },
  halo: { className: styles.halo },
  dot: { className: styles.dot },
};

/** The parts of a drawing from back to front, each with its path data. */
export type DrawingParts = readonly (readonly [look: keyof typeof LOOKS, data: string])[];

interface DrawingProps {
  parts: DrawingParts;
  viewBox?: string;
  /**
   * The attribute `preserveAspectRatio` of the `svg` element. Without this prop, the attribute is
   * `none`, which stretches the drawing.
   */
  ratio?: string;
  className?: string;
}

/**
 * A decorative drawing of lines. A dot is a very short path such as `M9 9h.01`, which stays round
 * when the drawing is stretched.
 */
export function Drawing({
  parts,
  viewBox = "0 0 600 320",
  ratio = "none",
  className = "",
}: DrawingProps) {
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={ratio}
      aria-hidden="true"
    >
      {parts.map(([look, data]) => (
        <path key={look + data} {...LOOKS[look]} d={data} />
      ))}
    </svg>
  );
}
