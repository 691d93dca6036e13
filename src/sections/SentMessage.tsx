import { graphql, Link } from "gatsby";
import { SentSteps } from "../components/SentSteps";
import { callPath, postPath } from "../routes";
import { BREAKPOINTS } from "../styles/breakpoints";
import { NEXT_STEPS } from "./NextSteps";
import { PostCover } from "./PostCover";
import * as styles from "./SentMessage.module.css";

interface SentMessageProps {
  page: Queries.SentMessageFragment;
  guide: Queries.NextStepsFragment;
  post?: Queries.SentMessagePostFragment;
}

/** Confirms a message that the browser has sent without scripts. */
export function SentMessage({ page, guide, post }: SentMessageProps) {
  const { title, subtitle, callToAction } = page;
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <h1 className={styles.title}>{title}</h1>
        <p className={`display ${styles.sentence}`}>
          {subtitle?.split(/(?<=[.!?]) /).map((sentence, index) => (
            <span key={index} className="unbroken">{`${sentence} `}</span>
          ))}
        </p>
      </header>
      <div className={`wrap ${styles.next}`}>
        <SentSteps steps={guide.steps} label={NEXT_STEPS} />
      </div>
      {callToAction && (
        <section className={`wrap section ${styles.meanwhile}`} aria-labelledby="meanwhile">
          {post && <PostCover post={post} sizes={`(min-width: ${BREAKPOINTS.page}) 46vw, 92vw`} />}
          <div>
            <h2 className={styles.label} id="meanwhile">
              {callToAction.title}
            </h2>
            {post && (
              <h3 className={styles.post}>
                <Link to={postPath(post.slug)}>{post.title}</Link>
              </h3>
            )}
            <p className={styles.text}>
              {callToAction.text}{" "}
              <Link className="unbroken" to={callPath(callToAction)}>
                {callToAction.label}
              </Link>
            </p>
          </div>
        </section>
      )}
    </>
  );
}

export const query = graphql`
  fragment SentMessage on Page {
    title
    subtitle
    callToAction {
      ...ClosingCall
    }
  }

  fragment SentMessagePost on Post {
    slug
    title
    ...PostCover
  }
`;
