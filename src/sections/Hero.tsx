import { graphql } from "gatsby";
import * as drawing from "../components/Drawing.module.css";
import { LinkButton } from "../components/LinkButton";
import * as styles from "./Hero.module.css";

/** Path data of a line that rises, dips, and then rises steeply. */
const LINE = "M0 640 470 566Q500 562 528 571L640 606Q670 615 694 590L1200 64";
const DOT = "M1007 264h.01";
const SMALL_DOTS = "M888 388h.01M780 500h.01";

/**
 * Path data of the line, in one part for each metric in MetricStrip.tsx. Each part ends at the dot
 * that marks its metric.
 */
const METRICS = ["M888 388L1007 264", "M780 500L888 388", "M694 590L780 500"];

function SteepLine() {
  return (
    <svg
      className={`${drawing.drawing} ${styles.line}`}
      viewBox="0 0 1200 640"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id="under" x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity=".17" />
        <stop stopColor="currentColor" offset="1" stopOpacity="0" />
      </linearGradient>
      <path d={`${LINE}V640H0Z`} fill="url(#under)" stroke="none" />
      <path className={drawing.halo} d={DOT} />
      <path d={LINE} />
      {METRICS.map((part, index) => (
        <path key={part} d={part} data-metric-part={index + 1} />
      ))}
      <path d={SMALL_DOTS} strokeWidth="12" />
      <path className={drawing.dot} d={DOT} data-ripple="" />
    </svg>
  );
}

interface HeroProps {
  title: string;
  subtitle: string;
  settings: Queries.HeroFragment;
}

export function Hero({ title, subtitle, settings }: HeroProps) {
  const { emphasis, primary, secondary } = settings.hero;
  return (
    <section className={styles.hero}>
      <div className="wrap hidden-until-complete">
        <p className={styles.badge}>{settings.availability}</p>
        <h1 className={styles.title}>
          {title.slice(0, title.length - emphasis.length)}
          <em>{emphasis}</em>
        </h1>
        <p className={`lead ${styles.subtitle}`}>{subtitle}</p>
        <div className={styles.buttons}>
          <LinkButton className={styles.button} to={primary.path}>
            {primary.label}
          </LinkButton>
          <LinkButton className={styles.button} to={secondary.path} look="outline">
            {secondary.label}
          </LinkButton>
        </div>
      </div>
      <SteepLine />
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
