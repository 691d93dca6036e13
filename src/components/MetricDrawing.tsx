import * as styles from "./MetricDrawing.module.css";

const HUNDRED = 100;

/** The numbers of the drawing beside a metric. */
interface Chart {
  readonly kind: "rise" | "fall" | "ratio";
  readonly after: number;
}

/** A longer row of blocks would leave no room for a single block. */
const MAX_BLOCKS = 10;

/**
 * Reads a metric such as +1,312%, -41% or 3.4x. The value before a rise or a fall is 100, and before
 * a ratio 1. Returns undefined for a metric that has no drawing, such as 11x or "Top 3".
 */
function chartOf(metric: string): Chart | undefined {
  const [, digits, unit] = /^([+-]?\d+(?:\.\d+)?)(%|x)$/.exec(metric.replaceAll(",", "")) ?? [];
  const number = Number(digits);
  if (unit === "x") {
    return number > 0 && number <= MAX_BLOCKS ? { kind: "ratio", after: number } : undefined;
  }
  if (unit !== "%" || !/^[+-]/.test(metric)) return undefined;
  const after = HUNDRED + number;
  if (number < 0) return after > 0 ? { kind: "fall", after } : undefined;
  return { kind: "rise", after };
}

const round = (value: number) => Math.round(value * 10) / 10;

const COLUMNS = 20;
const ROWS = HUNDRED / COLUMNS;

/**
 * Dots are counted row by row, from 0. Returns path data for the dots `from` to `to - 1`: one line
 * for each row, which the style sheet draws as dots.
 */
function dots(from: number, to: number): string {
  return Array.from({ length: ROWS }, (_, row) => {
    const [first, end] = [Math.max(from - row * COLUMNS, 0), Math.min(to - row * COLUMNS, COLUMNS)];
    return first < end ? `M${first * 10 + 5} ${row * 10 + 5}h${(end - first) * 10 - 9}` : "";
  }).join("");
}

const BLOCK = 94;
const STEP = 100;
/** The y coordinate of the second row. */
const ROW = 50;

const widthOf = (count: number) => {
  const gaps = Math.ceil(count) - 1;
  return round(gaps * STEP + (count - gaps) * BLOCK);
};

/**
 * Returns path data of a row of blocks. If `count` is not an integer, the last block is narrower.
 */
const blocks = (count: number, y: number) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => {
    const width = round(Math.min(1, count - index) * BLOCK);
    return `M${index * STEP} ${y}h${width}v44h-${width}z`;
  }).join("");

const WIDTH = 320;
/** The width of a bar. Between two bars is room for a steep line. */
const BAR = 136;

/** Returns path data of a bar from its top to the base line. */
const bar = (x: number, top: number) => `M${x} ${top}h${BAR}V100h${-BAR}z`;

/** Two bars whose heights are the two known values, joined by a line that ends at the higher bar. */
function Rise({ after }: { after: number }) {
  const top = round(HUNDRED - HUNDRED * (HUNDRED / after));
  const end = WIDTH - BAR;
  return (
    <svg className={styles.svg} viewBox={`0 0 ${WIDTH} 100`} aria-hidden="true">
      <path className={styles.before} d={bar(0, top)} />
      <path className={`fills ${styles.filled}`} d={bar(end, 0)} />
      <path className={styles.line} d={`M${BAR} ${top}L${end} 0`} />
    </svg>
  );
}

/** A hundred hollow dots, of which the last ones, which are saved, are filled. */
function Fall({ after }: { after: number }) {
  return (
    <svg
      className={`${styles.svg} ${styles.fall}`}
      viewBox={`1.75 1.75 ${COLUMNS * 10 - 3.5} ${ROWS * 10 - 3.5}`}
      aria-hidden="true"
    >
      <path className={styles.dot} d={dots(0, HUNDRED)} />
      <path className={styles.hole} d={dots(0, HUNDRED)} />
      <path className={`fills ${styles.saved}`} d={dots(Math.round(after), HUNDRED)} />
    </svg>
  );
}

/** One block, and below it a row of as many filled blocks as came back. */
function Ratio({ after }: { after: number }) {
  return (
    <svg
      className={styles.svg}
      viewBox={`0 0 ${Math.max(widthOf(after), BLOCK)} ${ROW + 44}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.before} d={blocks(1, 0)} />
      <path className={`fills ${styles.filled}`} d={blocks(after, ROW)} />
    </svg>
  );
}

const DRAWINGS = { rise: Rise, fall: Fall, ratio: Ratio };

/** The drawing of a metric with a caption. Renders nothing for a metric that has no drawing. */
export function MetricDrawing({ metric }: { metric: string }) {
  const chart = chartOf(metric);
  if (!chart) return null;
  const { kind, after } = chart;
  const Drawing = DRAWINGS[kind];
  const end = round(after);
  // In the drawing of a larger value, a box has no room for its label.
  const [before, result, labels] = {
    rise: ["100 before", `${end} after`, after <= 450 ? styles.bars : ""],
    fall: [`${end} after`, `${round(HUNDRED - after)} of 100 saved`, ""],
    ratio: ["1 in", `${end} back`, after <= 3.5 ? styles.rows : ""],
  }[kind];
  return (
    <figure className={`${styles.figure} ${labels}`}>
      <Drawing after={after} />
      <figcaption className={`display ${styles.caption}`}>
        <span>{before}</span> <span className={styles.result}>{result}</span>
      </figcaption>
    </figure>
  );
}
