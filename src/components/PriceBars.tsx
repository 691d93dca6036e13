import { monthlyPrice } from "../lib/price";
import * as closing from "./PriceBars.module.css";
import * as styles from "./PriceDrawing.module.css";

const HIGHEST = 150;
const FLOOR = 200;
const WIDTH = 120;
const DISTANCE = 270;

/**
 * Draws a bar for each of the first two plans that have a monthly price. The dot between the bars
 * stands for a visitor who chooses between the two plans. Prices in different currencies cannot be
 * compared, so there is no drawing of them.
 */
export function PriceBars({ prices }: { prices: readonly string[] }) {
  const fixed = prices
    .flatMap((price) => ({ price, ...(monthlyPrice(price) ?? { amount: 0, currency: "" }) }))
    .filter(({ amount }) => amount > 0)
    .slice(0, 2);
  const most = Math.max(...fixed.map(({ amount }) => amount));
  const bars = fixed.map(({ price, amount }, index) => ({
    label: price.split("/")[0]?.trim(),
    x: 50 + index * DISTANCE,
    y: Math.round(FLOOR - (amount / most) * HIGHEST),
  }));
  const [low, high] = bars;
  if (!low || !high || fixed[0]?.currency !== fixed[1]?.currency) return null;
  return (
    <div className={closing.drawing}>
      <svg
        className={`art ${closing.bars}`}
        viewBox="0 0 480 200"
        preserveAspectRatio="xMaxYMax"
        aria-hidden="true"
      >
        <path d={`M${low.x} 210V${low.y}h${WIDTH}V210z`} fill="currentColor" />
        <path d={`M${high.x} 210V${high.y}h${WIDTH}V210`} />
        <path d={`M${low.x + WIDTH} ${low.y}L${high.x} ${high.y}`} strokeDasharray="10 12" />
        <path className="dot" d={`M${(low.x + WIDTH + high.x) / 2} ${(low.y + high.y) / 2}h.01`} />
        {bars.map(({ label, x, y }) => (
          <text key={x} className={`${styles.text} ${styles.amount}`} x={x} y={y - 12}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
