import * as styles from "./Statements.module.css";

/** Answers that stand alone, in large letters. */
export function Statements({ answers }: { answers: readonly { readonly answer: string }[] }) {
  return answers.map(({ answer }) => (
    <p key={answer} className={`wrap section display ${styles.statement}`}>
      <span className={styles.text}>{answer}</span>
    </p>
  ));
}
