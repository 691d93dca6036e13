export const COVERAGES = ["included", "add-on", "quoted"];

export const textFor = (coverage: string, texts: Queries.PlanComparisonTextsFragment) =>
  coverage === "included" ? texts.included : coverage === "add-on" ? texts.addOn : texts.quoted;

export function plansByCoverage(
  plans: readonly { readonly plan: { readonly name: string }; readonly coverage: string }[],
  texts: Queries.PlanComparisonTextsFragment,
) {
  return COVERAGES.flatMap((coverage) => {
    const names = plans.filter((entry) => entry.coverage === coverage).map(({ plan }) => plan.name);
    return names.length > 0 ? [{ coverage, text: textFor(coverage, texts), names }] : [];
  });
}
