import { graphql, Link } from "gatsby";
import { Arrow } from "../components/Arrow";
import { Drawing, type DrawingParts } from "../components/Drawing";
import { List } from "../components/List";
import { ServiceIcon } from "../components/ServiceIcon";
import { servicePath } from "../routes";
import { HomeSection } from "./HomeSection";
import * as styles from "./ServiceGrid.module.css";

/** One drawing for each of the first services. */
const DRAWINGS: readonly DrawingParts[] = [
  [
    ["faint", "M120 130C300 130 400 90 600 58M120 130C320 130 420 122 600 106"],
    ["line", "M0 130H120C270 130 380 74 600 6"],
    ["dot", "M120 130h.01"],
  ],
  [
    ["faint", "M33 180V60h80v120M147 180V60h80v120M373 180V60h80v120M487 180V60h80v120"],
    ["full", "M260 9v160h80V9z"],
  ],
];

interface ServiceGridProps {
  page: Queries.HomeSectionFragment;
  services: readonly Queries.ServiceGridFragment[];
}

/** A line from an ad to a receipt, with a small dot for each service. */
function AdToOrder({ services }: { services: number }) {
  return (
    <Drawing
      className={`drawn-by-scrolling ${styles.way}`}
      viewBox="0 0 600 200"
      ratio="xMaxYMin"
      parts={[
        ["thin", "M2 96H90V199H2zM14 108H78V160H14z"],
        ["line", "M90 150 498 54"],
        ["dots", `M90 150${"m34-8h.01".repeat(services)}`],
        ["full", "M498 2h96v104l-16-13-16 13-16-13-16 13-16-13-16 13z"],
        ["dot", "M498 54h.01"],
      ]}
    />
  );
}

export function ServiceGrid({ page, services }: ServiceGridProps) {
  return (
    <HomeSection id="services" page={page}>
      <AdToOrder services={services.length} />
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
                <Drawing className={styles.drawing} viewBox="0 0 600 160" parts={drawing} />
              )}
              <Arrow className={styles.arrow} />
            </li>
          );
        })}
      </List>
    </HomeSection>
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
