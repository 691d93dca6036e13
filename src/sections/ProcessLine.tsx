import { graphql } from "gatsby";
import { RisingSteps } from "../components/RisingSteps";
import { SectionHeading } from "../components/SectionHeading";

interface ProcessLineProps {
  title: string;
  text?: string;
  link?: Queries.SiteLink | null;
  steps: readonly Queries.ProcessLineFragment[];
}

export function ProcessLine({ title, text, link, steps }: ProcessLineProps) {
  return (
    <section className="wrap section" id="process" aria-labelledby="process-title">
      <SectionHeading id="process-title" title={title} text={text} link={link} />
      <RisingSteps steps={steps.map(({ step, title, desc }) => ({ step, title, text: desc }))} />
    </section>
  );
}

export const query = graphql`
  fragment ProcessLine on ProcessStep {
    step
    title
    desc
  }
`;
