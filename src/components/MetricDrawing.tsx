import * as styles from "./MetricDrawing.module.css";

const HUNDRED = 100;
const DEFAULT_DAYS = 30;
/** Number of dots in each row of a drawing for a decrease. */
const COLUMNS = 20;

/** The change that a metric describes: an increase (`rise`), a decrease (`fall`), or a ratio. */
export type Change =
  | { kind: "rise"; after: number; days: number }
  | { kind: "fall"; after: number }
  | { kind: "ratio"; after: number };

/** Returns a rise from 100 to 412 for `+312%`, a fall from 100 to 59 for `-41%`. */
export function changeOf(metric: string, sub = ""): Change {
  const value = Number.parseFloat(metric);
  if (metric.endsWith("x")) return { kind: "ratio", after: value };
  const after = Math.max(0, HUNDRED + value);
  if (value < 0) return { kind: "fall", after };
  return { kind: "rise", after, days: Number(/(\d+) days/.exec(sub)?.[1] ?? DEFAULT_DAYS) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns path data of one bar per day. Each bar is higher than its predecessor by the same factor.
 */
function bars(days: number, after: number): string {
  const steps = Math.max(1, days - 1);
  return Array.from({ length: days }, (_, day) => {
    const height = (HUNDRED / after) * (after / HUNDRED) ** (day / steps);
    return `M${day * 10 + 5} 100V${round(100 - 100 * height)}`;
  }).join("");
}

/**
 * Returns path data of one line per row of dots, which the style sheet turns into dots.
 * @param to the index after the last dot
 */
function dots(from: number, to: number): string {
  return Array.from({ length: HUNDRED / COLUMNS }, (_, row) => {
    const [first, end] = [Math.max(from - row * COLUMNS, 0), Math.min(to - row * COLUMNS, COLUMNS)];
    return first < end ? `M${first * 10 + 5} ${row * 10 + 5}h${(end - first) * 10 - 9}` : "";
  }).join("");
}

const BLOCK = 94;
const STEP = 100;
/** The x coordinate of the first block of the second value. */
const SECOND = 140;

const widthOf = (count: number) => {
  const gaps = Math.ceil(count) - 1;
  return round(gaps * STEP + (count - gaps) * BLOCK);
};

/** Returns path data of a row of squares. A fraction of `count` makes the last square narrower. */
const blocks = (count: number, x: number) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => {
    const width = round(Math.min(1, count - index) * BLOCK);
    return `M${x + index * STEP} 1h${width}v${BLOCK}h-${width}z`;
  }).join("");

function Drawing({ change }: { change: Change }) {
  const common = `drawn-by-scrolling ${styles.svg}`;
  if (change.kind === "rise") {
    return (
      <svg
        className={`${common} ${styles.rise}`}
        viewBox={`1.75 0 ${change.days * 10 - 3.5} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={bars(change.days, change.after)} />
      </svg>
    );
  }
  if (change.kind === "fall") {
    const left = Math.round(change.after);
    return (
      <svg
        className={`${common} ${styles.fall}`}
        viewBox={`1.75 1.75 ${COLUMNS * 10 - 3.5} ${1000 / COLUMNS - 3.5}`}
        preserveAspectRatio="xMaxYMax"
        aria-hidden="true"
      >
        <path d={dots(0, left)} />
        <path className={styles.gone} d={dots(left, HUNDRED)} />
        <path className={styles.hole} d={dots(left, HUNDRED)} />
      </svg>
    );
  }
  return (
    <svg className={common} viewBox={`0 0 ${SECOND + widthOf(change.after)} 96`} aria-hidden="true">
      <path className={styles.out} d={blocks(1, 1)} />
      <path className={styles.back} d={blocks(change.after, SECOND)} />
    </svg>
  );
}

interface MetricDrawingProps {
  metric: string;
  sub: string;
  labels: Readonly<Record<Change["kind"], string>>;
  className?: string;
}

/**
 * A metric of a case study as a drawing. `{after}` in a caption is replaced by the value after the
 * change.
 */
export function MetricDrawing({ metric, sub, labels, className }: MetricDrawingProps) {
  const change = changeOf(metric, sub);
  const [before, rest] = labels[change.kind].split("{after}");
  return (
    <figure className={className}>
      <Drawing change={change} />
      <figcaption className={styles.caption}>
        {before}
        <span className={change.kind === "rise" ? styles.end : undefined}>
          {round(change.after)}
        </span>
        {rest}
      </figcaption>
    </figure>
  );
}
