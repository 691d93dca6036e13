import * as styles from "./Price.module.css";

/** A price, as in the content. The slash and the text after the slash are set in small type. */
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
