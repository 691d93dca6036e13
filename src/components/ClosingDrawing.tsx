import * as styles from "./ClosingDrawing.module.css";
import { Drawing, type DrawingParts } from "./Drawing";

interface Shape {
  parts: DrawingParts;
  viewBox?: string;
  ratio?: string;
}

const dip = "M480 250h.01";

const SHAPES = {
  /** The line of the logo, with a halo around its dip. */
  audit: {
    ratio: "xMaxYMax slice",
    parts: [
      ["halo", dip],
      ["line", "M80 386 350 159 480 250 620 34"],
      ["dot", dip],
    ],
  },
} satisfies Record<string, Shape>;

export function ClosingDrawing({ shape }: { shape: keyof typeof SHAPES }) {
  const drawing: Shape = SHAPES[shape];
  return <Drawing className={`drawn-by-scrolling ${styles.drawing}`} {...drawing} />;
}
