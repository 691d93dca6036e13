import { graphql, Link } from "gatsby";
import { Arrow } from "../components/Arrow";
import { List } from "../components/List";
import { SectionHeading } from "../components/SectionHeading";
import { ServiceIcon } from "../components/ServiceIcon";
import { servicePath } from "../routes";
import * as styles from "./ServiceGrid.module.css";

const DRAWINGS = [
  [
    [styles.faint, "M120 130C300 130 400 90 600 58M120 130C320 130 420 122 600 106"],
    [undefined, "M0 130H120C270 130 380 74 600 6"],
    [styles.dot, "M120 130h.01"],
  ],
  [
    [styles.faint, "M33 180V60h80v120M147 180V60h80v120M373 180V60h80v120M487 180V60h80v120"],
    [styles.full, "M260 9v160h80V9z"],
  ],
] as const;

interface ServiceGridProps {
  title: string;
  text?: string;
  services: readonly Queries.ServiceGridFragment[];
}

export function ServiceGrid({ title, text, services }: ServiceGridProps) {
  return (
    <section className="wrap section" id="services" aria-labelledby="services-title">
      <SectionHeading id="services-title" title={title} text={text} split />
      <List className={styles.grid}>
        {services.map(({ slug, title, desc, icon }, index) => {
          const drawing = DRAWINGS[index];
          return (
            <li key={slug} className={`${styles.cell} ${drawing ? styles.wide : ""}`}>
              {!drawing && <ServiceIcon className={styles.icon} name={icon} />}
              <h3 className={styles.title}>
                <Link className="fills-card" to={servicePath(slug)}>
                  {title}
                </Link>
              </h3>
              <p className={styles.desc}>{desc}</p>
              {drawing && (
                <svg
                  className={styles.drawing}
                  viewBox="0 0 600 160"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  {drawing.map(([className, data]) => (
                    <path key={data} className={className} d={data} />
                  ))}
                </svg>
              )}
              {drawing && <Arrow className={styles.arrow} />}
            </li>
          );
        })}
      </List>
    </section>
  );
}

export const query = graphql`
  fragment ServiceGrid on Service {
    slug
    title
    desc
    icon
  }
`;
