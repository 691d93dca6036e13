import * as styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
  title: string;
  text?: string;
  id?: string;
}

/** Title of a section and the sentence beside it. */
export function SectionHeading({ title, text, id }: SectionHeadingProps) {
  return (
    <div className={`shown-whole ${styles.heading}`}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
