import { SectionHeading } from "../components/SectionHeading";
import { PlanTable } from "./PlanTable";

interface PlansProps {
  title: string;
  text?: string;
  /** A link to the pricing page. */
  link?: Queries.SiteLink | null;
  plans: readonly Queries.PlanTableFragment[];
}

/** The pricing section of the home page. */
export function Plans({ title, text, link, plans }: PlansProps) {
  return (
    <section className="wrap section" id="pricing" aria-labelledby="pricing-title">
      <SectionHeading id="pricing-title" title={title} text={text} link={link} />
      <PlanTable plans={plans} />
    </section>
  );
}
