import * as styles from "./Price.module.css";

/** A price such as `$1k/mo`. The text from the slash on is small. */
export function Price({ price }: { price: string }) {
  const slash = price.indexOf("/");
  const amount = slash < 0 ? price : price.slice(0, slash);
  return (
    <p className={styles.price}>
      {amount}
      {slash >= 0 && <span>{price.slice(slash)}</span>}
    </p>
  );
}
