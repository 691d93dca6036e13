import { graphql } from "gatsby";
import { RisingSteps } from "../components/RisingSteps";
import { SectionHeading } from "../components/SectionHeading";

/** The heading of the list of what happens after the visitor has sent a message. */
export const NEXT_STEPS = "What happens after you write";

interface NextStepsProps {
  guide: Queries.NextStepsFragment;
}

export function NextSteps({ guide }: NextStepsProps) {
  return (
    <section className="wrap section" aria-labelledby="next-steps">
      <SectionHeading id="next-steps" title={NEXT_STEPS} />
      <RisingSteps steps={guide.steps.map((desc, index) => ({ step: index + 1, desc }))} ahead />
    </section>
  );
}

export const query = graphql`
  fragment NextSteps on ContactGuide {
    steps
  }
`;
