import { useEffect, useState } from "react";
import { MAX_LENGTHS } from "./message";

/** A topic that the URL of the contact page can name, such as `growth` in /contact?about=growth. */
export interface Topic {
  readonly slug: string;
  /** The text about the topic, such as "About the Growth plan". */
  readonly line: string;
}

/** The query parameter of the URL that names the topic. */
export const TOPIC_PARAMETER = "about";

/** The topic is put before the visitor's own text. */
const prefixOf = (topic?: Topic) => (topic ? `${topic.line}.\n\n` : "");

export const withTopic = (message: string, topic?: Topic): string => prefixOf(topic) + message;

/** The maximum length of the visitor's own text. */
export const maxLengthWith = (topic?: Topic): number =>
  MAX_LENGTHS.message - prefixOf(topic).length;

/** Returns the topic in the URL, and a function that removes the topic from form and URL. */
export function useTopic(topics: readonly Topic[]) {
  const [topic, setTopic] = useState<Topic>();

  useEffect(() => {
    const slug = new URLSearchParams(location.search).get(TOPIC_PARAMETER);
    setTopic(topics.find((one) => one.slug === slug));
  }, [topics]);

  const dropTopic = () => {
    setTopic(undefined);
    const url = new URL(location.href);
    url.searchParams.delete(TOPIC_PARAMETER);
    history.replaceState(history.state, "", url);
  };
  return [topic, dropTopic] as const;
}
