import * as styles from "./MetricDrawing.module.css";

const HUNDRED = 100;
/** Ticks of a rise whose text names no number of days. */
const TICKS = 30;

/** What a metric says, for drawing: a rise of an index, a share that is gone, or what came back for one. */
export type Change =
  | { kind: "rise"; after: number; days: number }
  | { kind: "fall"; after: number; gone: number }
  | { kind: "ratio"; after: number };

/**
 * Reads the change out of a case's number and the words under it, and out of nothing else: `+312%`
 * is an index of 412, `-41%` leaves 59 of 100, `3.4x` is 3.4 for one.
 */
export function changeOf(metric: string, sub = ""): Change {
  const value = Number.parseFloat(metric);
  if (metric.endsWith("x")) return { kind: "ratio", after: value };
  const after = Math.max(0, HUNDRED + value);
  if (value < 0) return { kind: "fall", after, gone: HUNDRED - after };
  return { kind: "rise", after, days: Number(/(\d+) days/.exec(sub)?.[1] ?? TICKS) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** One tick a day, each higher than the last by the same share, from the index 100 to its end. */
function ticks(days: number, after: number): string {
  const steps = Math.max(1, days - 1);
  return Array.from({ length: days }, (_, day) => {
    const height = (HUNDRED / after) * (after / HUNDRED) ** (day / steps);
    return `M${day * 10 + 5} 100V${round(100 - 100 * height)}`;
  }).join("");
}

/** Dots by their number, twenty or ten in a line. */
function dots(from: number, to: number, columns: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    return `M${(place % columns) * 10 + 5} ${Math.floor(place / columns) * 10 + 5}h0`;
  }).join("");
}

/** Blocks of one size in a line; the last one may be a part. */
const blocks = (count: number, y: number) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => {
    const width = round(Math.min(1, count - index) * 94);
    return `M${index * 100} ${y}h${width}v44h-${width}z`;
  }).join("");

function Drawing({ change, square }: { change: Change; square: boolean }) {
  if (change.kind === "rise") {
    return (
      <svg
        className={styles.rise}
        viewBox={`0 0 ${change.days * 10} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={ticks(change.days, change.after)} />
      </svg>
    );
  }
  if (change.kind === "fall") {
    const columns = square ? 10 : 20;
    const left = Math.round(change.after);
    return (
      <svg
        className={styles.fall}
        viewBox={`0 0 ${columns * 10} ${1000 / columns}`}
        aria-hidden="true"
      >
        <path className={styles.kept} d={dots(0, left, columns)} />
        <path className={styles.gone} d={dots(left, HUNDRED, columns)} />
        <path className={styles.hole} d={dots(left, HUNDRED, columns)} />
      </svg>
    );
  }
  return (
    <svg
      className={styles.ratio}
      viewBox={`0 0 ${Math.ceil(Math.max(1, change.after)) * 100 - 6} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.out} d={blocks(1, 1)} />
      <path className={styles.back} d={blocks(change.after, 55)} />
    </svg>
  );
}

interface MetricDrawingProps {
  metric: string;
  sub: string;
  /** A sentence for each kind, with `{after}` where the number goes. */
  labels: Readonly<Record<Change["kind"], string>>;
  /** Dots ten by ten, for a place as high as it is wide. */
  square?: boolean;
  className?: string;
}

/** A case's number as a drawing of its own kind, and a line that says how to read it. */
export function MetricDrawing({
  metric,
  sub,
  labels,
  square = false,
  className = "",
}: MetricDrawingProps) {
  const change = changeOf(metric, sub);
  return (
    <figure className={`${styles.drawing} ${className}`}>
      <Drawing change={change} square={square} />
      <figcaption className={styles.caption}>
        {labels[change.kind].replace("{after}", String(round(change.after)))}
      </figcaption>
    </figure>
  );
}
