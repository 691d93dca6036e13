import * as drawing from "./Drawing.module.css";
import * as styles from "./PriceDrawing.module.css";

interface PriceDrawingProps {
  /** The price as text, which may contain no amount, for example `% + base`. */
  price: string;
  className?: string;
}

/**
 * A flat bar for the base, a dashed line for the revenue at the start, and an area for the revenue
 * above this line. Renders nothing if the price has only one part.
 */
export function PriceDrawing({ price, className = "" }: PriceDrawingProps) {
  const [share, base] = price.split(" + ");
  if (!base) return null;
  return (
    <svg
      className={`${drawing.drawing} ${className}`}
      viewBox="0 0 320 126"
      width="100%"
      aria-hidden="true"
    >
      <path d="M1 92h318v33H1z" strokeWidth="1.5" />
      <path className={styles.start} d="M1 81h318" strokeDasharray="5 7" strokeWidth="1.5" />
      <path d="M96 76C180 72 240 50 318 2V76z" fill="currentColor" stroke="none" />
      <path d="M0 76H96C180 72 240 50 318 2" />
      <text className={styles.text} x="14" y="115">
        {base}
      </text>
      <text className={`${styles.text} ${styles.inside}`} x="276" y="66">
        {share}
      </text>
    </svg>
  );
}

const HIGHEST = 150;
const FLOOR = 200;
const WIDTH = 120;
const DISTANCE = 270;

const amountOf = (price: string) => Number(/[\d.]+/.exec(price)) * (/\dk/.test(price) ? 1000 : 1);

/**
 * Draws the first two plans with a fixed price as bars. The dot between the two bars stands for a
 * visitor who chooses between the two plans.
 */
export function PriceBars({ prices }: { prices: readonly string[] }) {
  const fixed = prices.filter((price) => amountOf(price) > 0).slice(0, 2);
  const most = Math.max(...fixed.map(amountOf));
  const bars = fixed.map((price, index) => ({
    label: price.split("/")[0],
    x: 50 + index * DISTANCE,
    y: Math.round(FLOOR - (amountOf(price) / most) * HIGHEST),
  }));
  const [low, high] = bars;
  if (!low || !high) return null;
  return (
    <div className={styles.space}>
      <svg
        className={`drawn-by-scrolling ${drawing.drawing} ${styles.closing}`}
        viewBox="0 0 480 200"
        preserveAspectRatio="xMaxYMax"
        aria-hidden="true"
      >
        <path d={`M${low.x} 210V${low.y}h${WIDTH}V210z`} fill="currentColor" />
        <path d={`M${high.x} 210V${high.y}h${WIDTH}V210`} />
        <path d={`M${low.x + WIDTH} ${low.y}L${high.x} ${high.y}`} strokeDasharray="10 12" />
        <path
          className={drawing.dot}
          d={`M${(low.x + WIDTH + high.x) / 2} ${(low.y + high.y) / 2}h.01`}
        />
        {bars.map(({ label, x, y }) => (
          <text key={label} className={`${styles.text} ${styles.amount}`} x={x} y={y - 12}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
