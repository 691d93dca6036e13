import { graphql } from "gatsby";
import { RisingLine } from "../art/RisingLine";
import { LinkButton } from "../components/LinkButton";
import { Unbroken } from "../components/Unbroken";
import * as styles from "./Hero.module.css";

interface HeroProps {
  title: string;
  subtitle: string;
  settings: Queries.HeroFragment;
}

export function Hero({ title, subtitle, settings }: HeroProps) {
  const { emphasis, primary, secondary } = settings.hero;
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <p className={styles.badge}>{settings.availability}</p>
        <h1 className={styles.title}>
          {title.endsWith(emphasis) ? (
            <>
              {title.slice(0, -emphasis.length)}
              <em>{emphasis}</em>
            </>
          ) : (
            title
          )}
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
      <RisingLine className={styles.line} />
    </section>
  );
}

export const query = graphql`
  fragment Hero on SiteSettings {
    availability
    hero {
      emphasis
      primary {
        label
        path
      }
      secondary {
        label
        path
      }
    }
  }
`;
