import * as styles from "./PostBody.module.css";

/** The text of a post or of a page. The content check has refused unsafe HTML and links. */
export function ArticleText({ html }: { html: string }) {
  return (
    <div
      className={styles.body}
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content check refuses unsafe HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
