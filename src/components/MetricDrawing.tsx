import type { ReactNode } from "react";
import * as styles from "./MetricDrawing.module.css";

const HUNDRED = 100;

/** The field `chart` of a case study: the numbers of its drawing. */
export interface Chart {
  readonly kind: string;
  /** Value after the change: 100 before a rise or a fall, 1 before a ratio */
  readonly after: number;
  /** Number of days of a rise */
  readonly days: number | null;
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

interface ChartDrawingProps {
  chart: Chart;
  /**
   * The number of short texts beside the drawing. If the metric has risen, the drawing is a bar
   * chart, and each text has its own marked bar.
   */
  notes?: number;
  /** Whether the drawing is for a narrow column, and therefore has more rows. */
  upright?: boolean;
}

export function ChartDrawing({ chart, notes = 0, upright = false }: ChartDrawingProps) {
  const common = styles.svg;
  const { kind, after, days } = chart;
  if (kind === "rise" && days) {
    const tops = barTops(days, after);
    return (
      <svg
        className={`${common} ${styles.rise}`}
        viewBox={`1.75 0 ${days * 10 - 3.5} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.assumed} d={bars(tops.slice(1, -1))} />
        <path d={bars([...tops.slice(0, 1), ...tops.slice(1).slice(-1)])} />
        {notes > 0 && <BarPins count={notes} tops={tops} />}
      </svg>
    );
  }
  if (kind === "fall") {
    const left = Math.round(after);
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
      viewBox={`0 0 ${Math.max(widthOf(after), BLOCK)} ${ROW + 44}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.out} d={blocks(1, 0)} />
      <path className={styles.back} d={blocks(after, ROW)} />
    </svg>
  );
}

/** Texts before and after the value in the caption of each kind of drawing. */
const CAPTIONS: Record<string, readonly [string, string]> = {
  rise: ["As an index, it rose from 100 to ", ". Only the first and last bars are measured."],
  fall: ["As an index, it fell from 100 to ", "."],
  ratio: ["For every 1 spent, ", " in revenue."],
};

interface MetricDrawingProps extends Omit<ChartDrawingProps, "chart"> {
  chart: Chart | null;
  className?: string;
  captionClassName?: string;
  children?: ReactNode;
}

/** The drawing of a metric with a caption. Without a chart, only the children are shown. */
export function MetricDrawing({
  chart,
  className,
  captionClassName = "",
  children,
  ...drawing
}: MetricDrawingProps) {
  if (!chart) return children ? <div className={className}>{children}</div> : null;
  const [before, rest] = CAPTIONS[chart.kind] ?? ["", ""];
  return (
    <figure className={className}>
      <ChartDrawing chart={chart} {...drawing} />
      {children}
      <figcaption className={`${styles.caption} ${captionClassName}`}>
        {before}
        <span className={chart.kind === "rise" ? styles.end : undefined}>{round(chart.after)}</span>
        {rest}
        {chart.kind === "rise" && drawing.notes ? " The marks are not dates." : null}
      </figcaption>
    </figure>
  );
}
