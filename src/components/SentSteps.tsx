import { Steps } from "./Steps";

/** The steps that follow a sent message. */
export function SentSteps({ steps }: { steps: readonly string[] }) {
  return (
    <Steps label="Next steps" steps={steps.map((desc, index) => ({ step: index + 1, desc }))} />
  );
}
