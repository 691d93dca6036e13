import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { ClosingDrawing } from "../components/ClosingDrawing";
import * as closing from "./ClosingCall.module.css";
import * as styles from "./ContactGuide.module.css";

/** The closing block of the contact page: what visitors should prepare for the call. */
export function ContactGuide({ guide }: { guide: Queries.ContactGuideFragment }) {
  return (
    <section className="wrap section" aria-labelledby="at-hand">
      <div className={`${closing.block} ${closing.drawn}`}>
        <h2 id="at-hand">{guide.prepareTitle}</h2>
        <CheckList className={styles.list} items={guide.prepare} />
        <ClosingDrawing shape="found way" />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ContactGuide on ContactGuide {
    prepareTitle
    prepare
  }
`;
