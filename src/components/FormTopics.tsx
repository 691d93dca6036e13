import * as styles from "./FormTopics.module.css";

/** A topic in the URL of the contact page, and the text that the form then shows. */
export interface Topic {
  slug: string;
  line: string;
}

interface FormTopicsProps {
  id: string;
  topics: readonly Topic[];
  /** The text that is shown if the URL contains no topic. */
  invitation: string;
}

/** The heading of the contact form, which depends on the topic in the URL. */
export function FormTopics({ id, topics, invitation }: FormTopicsProps) {
  return (
    <div className={styles.topics} id={id}>
      {topics.map(({ slug, line }) => (
        // src/contact/topic.ts shows this line if the URL contains the topic.
        <p key={slug} data-about={slug} hidden>
          {line}
        </p>
      ))}
      <p className={styles.invitation}>{invitation}</p>
    </div>
  );
}
