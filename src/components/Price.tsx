import * as styles from "./Price.module.css";

/** A price such as `$1k/mo`. The slash and the text after it are small. */
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
