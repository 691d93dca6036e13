import type { ReactNode } from "react";
import * as styles from "./MetricDrawing.module.css";

const HUNDRED = 100;
const DEFAULT_DAYS = 30;

/** The change that a metric describes: an increase (`rise`), a decrease (`fall`), or a ratio. */
export type Change =
  | { kind: "rise"; after: number; days: number }
  | { kind: "fall"; after: number }
  | { kind: "ratio"; after: number };

/** The value before a change in percent is 100. After `+312%` it is 412, and after `-41%` 59. */
export function changeOf(metric: string, sub = ""): Change {
  const value = Number.parseFloat(metric);
  if (metric.endsWith("x")) return { kind: "ratio", after: value };
  const after = Math.max(0, HUNDRED + value);
  if (value < 0) return { kind: "fall", after };
  return { kind: "rise", after, days: Number(/(\d+) days/.exec(sub)?.[1] ?? DEFAULT_DAYS) };
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

/**
 * Dots are counted row by row, from 0. Returns path data for the dots `from` to `to - 1`: one line
 * for each row, which the style sheet draws as dots.
 */
function dots(from: number, to: number, columns: number): string {
  return Array.from({ length: HUNDRED / columns }, (_, row) => {
    const [first, end] = [Math.max(from - row * columns, 0), Math.min(to - row * columns, columns)];
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

/** A faint vertical line above each bar that has a note, and a dot at the top of this bar. */
function BarPins({ count, tops }: { count: number; tops: { x: number; y: number }[] }) {
  const pinned = Array.from({ length: count }, (_, index) =>
    tops.at(Math.floor((index / count) * tops.length)),
  ).filter((top) => top !== undefined);
  return (
    <g className="art">
      <path
        strokeOpacity="0.45"
        strokeWidth="2"
        d={pinned.map(({ x, y }) => `M${x} 0V${y}`).join("")}
      />
      <path className="dot" d={pinned.map(({ x, y }) => `M${x} ${y}h.01`).join("")} />
    </g>
  );
}

interface ChangeDrawingProps {
  change: Change;
  /**
   * The number of short texts beside the drawing. If the metric has risen, the drawing is a bar
   * chart, and each text has its own marked bar.
   */
  notes?: number;
  /** Whether the drawing is for a narrow column, and therefore has more rows. */
  upright?: boolean;
}

export function ChangeDrawing({ change, notes = 0, upright = false }: ChangeDrawingProps) {
  const common = styles.svg;
  if (change.kind === "rise") {
    const tops = barTops(change.days, change.after);
    return (
      <svg
        className={`${common} ${styles.rise}`}
        viewBox={`1.75 0 ${change.days * 10 - 3.5} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.assumed} d={bars(tops.slice(1, -1))} />
        <path d={bars([...tops.slice(0, 1), ...tops.slice(1).slice(-1)])} />
        {notes > 0 && <BarPins count={notes} tops={tops} />}
      </svg>
    );
  }
  if (change.kind === "fall") {
    const left = Math.round(change.after);
    const columns = upright ? 10 : 20;
    const rows = HUNDRED / columns;
    return (
      <svg
        className={`${common} ${styles.fall}`}
        viewBox={`1.75 1.75 ${columns * 10 - 3.5} ${rows * 10 - 3.5}`}
        aria-hidden="true"
      >
        <path d={dots(0, left, columns)} />
        <path className={styles.gone} d={dots(left, HUNDRED, columns)} />
        <path className={styles.hole} d={dots(left, HUNDRED, columns)} />
      </svg>
    );
  }
  return (
    <svg
      className={`${common} ${styles.rows}`}
      viewBox={`0 0 ${Math.max(widthOf(change.after), BLOCK)} ${ROW + 44}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.out} d={blocks(1, 0)} />
      <path className={styles.back} d={blocks(change.after, ROW)} />
    </svg>
  );
}

interface MetricDrawingProps extends Omit<ChangeDrawingProps, "change"> {
  metric: string;
  sub: string;
  labels: Readonly<Record<Change["kind"], string>>;
  className?: string;
  captionClassName?: string;
  children?: ReactNode;
}

/**
 * A metric of a case study as a drawing. `{after}` in a caption is replaced by the value after the
 * change.
 */
export function MetricDrawing({
  metric,
  sub,
  labels,
  className,
  captionClassName = "",
  children,
  ...drawing
}: MetricDrawingProps) {
  const change = changeOf(metric, sub);
  const [before, rest] = labels[change.kind].split("{after}");
  return (
    <figure className={className}>
      <ChangeDrawing change={change} {...drawing} />
      {children}
      <figcaption className={`${styles.caption} ${captionClassName}`}>
        {before}
        <span className={change.kind === "rise" ? styles.end : undefined}>
          {round(change.after)}
        </span>
        {rest}
      </figcaption>
    </figure>
  );
}
