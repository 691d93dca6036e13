import { graphql } from "gatsby";
import { RisingLine } from "../art/RisingLine";
import { LinkButton } from "../components/LinkButton";
import { Unbroken } from "../components/Unbroken";
import * as styles from "./Hero.module.css";

interface HeroProps {
  /** Words between two asterisks are shown in color. */
  title: string;
  subtitle: string;
  settings: Queries.HeroFragment;
}

export function Hero({ title, subtitle, settings }: HeroProps) {
  const { primary, secondary } = settings.hero;
  // The parts at odd positions stood between two asterisks.
  const parts = title.split(/\*([^*]+)\*/);
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <p className={styles.badge}>{settings.availability}</p>
        <h1 className={styles.title}>
          {parts.map((part, i) => (i % 2 ? <em key={part}>{part}</em> : part))}
        </h1>
        <p className={`lead ${styles.subtitle}`}>
          <Unbroken text={subtitle} />
        </p>
        <div className={styles.buttons}>
          <LinkButton className={styles.button} to={primary.path}>
            {primary.label}
          </LinkButton>
          <LinkButton className={styles.button} to={secondary.path} look="outline">
            {secondary.label}
          </LinkButton>
        </div>
      </div>
      <RisingLine className={`screen-only ${styles.line}`} />
    </section>
  );
}

export const query = graphql`
  fragment Hero on SiteSettings {
    availability
    hero {
      primary {
        ...Link
      }
      secondary {
        ...Link
      }
    }
  }
`;
