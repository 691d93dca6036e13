import * as styles from "./Price.module.css";

/** A price as an author writes it; what follows the slash is set small. */
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
