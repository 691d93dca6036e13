import * as styles from "./ClosingDrawing.module.css";
import { Drawing } from "./Drawing";

const DIP = "M480 250h.01";

/** The line of the logo, with a halo around its dip. */
export function ClosingDrawing() {
  return (
    <Drawing
      className={`drawn-by-scrolling ${styles.drawing}`}
      ratio="xMaxYMax slice"
      parts={[
        ["halo", DIP],
        ["line", "M80 386 350 159 480 250 620 34"],
        ["dot", DIP],
      ]}
    />
  );
}
