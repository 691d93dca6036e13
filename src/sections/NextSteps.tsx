import { graphql } from "gatsby";
import { RisingSteps } from "../components/RisingSteps";
import { SectionHeading } from "../components/SectionHeading";

interface NextStepsProps {
  guide: Queries.NextStepsFragment;
}

export function NextSteps({ guide }: NextStepsProps) {
  return (
    <section className="wrap section" aria-labelledby="next-steps">
      <SectionHeading id="next-steps" title={guide.title} />
      <RisingSteps steps={guide.steps.map((desc, index) => ({ step: index + 1, desc }))} ahead />
    </section>
  );
}

export const query = graphql`
  fragment NextSteps on ContactGuide {
    title
    steps
  }
`;
