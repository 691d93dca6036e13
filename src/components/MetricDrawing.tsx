import * as styles from "./MetricDrawing.module.css";

const HUNDRED = 100;

/** The numbers of the drawing beside a metric. */
type Chart =
  | { readonly kind: "rise"; readonly after: number; readonly days: number }
  | { readonly kind: "fall" | "ratio"; readonly after: number };

/** A longer row of blocks would leave no room for a single block. */
const MAX_BLOCKS = 10;

/**
 * Reads a metric such as +312%, -41% or 3.4x. The value before a rise or a fall is 100, and before
 * a ratio 1. Returns undefined for a metric that has no drawing, such as a rise without days.
 */
function chartOf(metric: string, days: number | null): Chart | undefined {
  const number = Number.parseFloat(metric);
  if (metric.endsWith("x")) {
    return number <= MAX_BLOCKS ? { kind: "ratio", after: number } : undefined;
  }
  const after = HUNDRED + number;
  if (number < 0) return after > 0 ? { kind: "fall", after } : undefined;
  return days ? { kind: "rise", after, days } : undefined;
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns the top of each bar, one bar per day. The first and the last bar are measured. Between
 * them, each bar is taller than the previous bar by the same factor.
 */
function barTops(days: number, after: number): { x: number; y: number }[] {
  const steps = Math.max(1, days - 1);
  return Array.from({ length: days }, (_, day) => {
    const height = (HUNDRED / after) * (after / HUNDRED) ** (day / steps);
    return { x: day * 10 + 5, y: round(100 - 100 * height) };
  });
}

const bars = (tops: { x: number; y: number }[]) =>
  tops.map(({ x, y }) => `M${round(x - 3.25)} 100V${y}h6.5V100z`).join("");

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

/** One bar per day. Only the values of the first and the last bar are known. */
function Rise({ after, days }: { after: number; days: number }) {
  const tops = barTops(days, after);
  return (
    <svg
      className={`${styles.svg} ${styles.rise}`}
      viewBox={`1.75 0 ${days * 10 - 3.5} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.assumed} d={bars(tops.slice(1, -1))} />
      <path d={bars([...tops.slice(0, 1), ...tops.slice(1).slice(-1)])} />
    </svg>
  );
}

/** A hundred dots, of which those that are gone are hollow. */
function Fall({ after }: { after: number }) {
  const left = Math.round(after);
  return (
    <svg
      className={`${styles.svg} ${styles.fall}`}
      viewBox={`1.75 1.75 ${COLUMNS * 10 - 3.5} ${ROWS * 10 - 3.5}`}
      aria-hidden="true"
    >
      <path d={dots(0, left)} />
      <path className={styles.gone} d={dots(left, HUNDRED)} />
      <path className={styles.hole} d={dots(left, HUNDRED)} />
    </svg>
  );
}

/** One outlined block, and below it a row of as many filled blocks as came back. */
function Ratio({ after }: { after: number }) {
  return (
    <svg
      className={styles.svg}
      viewBox={`0 0 ${Math.max(widthOf(after), BLOCK)} ${ROW + 44}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.out} d={blocks(1, 0)} />
      <path className={styles.back} d={blocks(after, ROW)} />
    </svg>
  );
}

interface MetricDrawingProps {
  metric: string;
  /** Number of days of a rise. */
  days: number | null;
}

/** The drawing of a metric with a caption. Renders nothing for a metric that has no drawing. */
export function MetricDrawing({ metric, days }: MetricDrawingProps) {
  const chart = chartOf(metric, days);
  if (!chart) return null;
  const end = round(chart.after);
  if (chart.kind === "rise") {
    return (
      <figure>
        <Rise {...chart} />
        <figcaption className={styles.caption}>
          For every 100 before, <span className={styles.end}>{end}</span> after. Only the first and
          last bars are data.
        </figcaption>
      </figure>
    );
  }
  const isFall = chart.kind === "fall";
  return (
    <figure>
      {isFall ? <Fall after={chart.after} /> : <Ratio after={chart.after} />}
      <figcaption className={styles.caption}>
        {isFall
          ? `For every 100 before, ${end} after.`
          : `The second bar is ${end} times the first.`}
      </figcaption>
    </figure>
  );
}
