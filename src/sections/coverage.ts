/** Words for the ways in which a plan covers a service, in the order in which they are shown. */
export const COVERAGE_WORDS: Readonly<Record<string, string>> = {
  included: "Included",
  "add-on": "Can be added",
  quoted: "Quoted after the call",
};

export function plansByCoverage(
  plans: readonly { readonly plan: { readonly name: string }; readonly coverage: string }[],
) {
  return Object.entries(COVERAGE_WORDS).flatMap(([coverage, text]) => {
    const names = plans.filter((entry) => entry.coverage === coverage).map(({ plan }) => plan.name);
    return names.length > 0 ? [{ text, names }] : [];
  });
}
