/** Words for the ways in which a plan covers a service, in the order in which they are shown. */
export const COVERAGE_WORDS: Readonly<Record<string, string>> = {
  included: "Included",
  "add-on": "Can be added",
  quoted: "Quoted after the call",
};

/** The word between the words of a kind of coverage and the names of the plans. */
const LINKS: Readonly<Record<string, string>> = { included: "in", "add-on": "to", quoted: "for" };

const names = new Intl.ListFormat("en");

/** Returns a sentence for each kind of coverage, such as "Included in Growth and Partner." */
export function coverageSentences(
  plans: readonly { readonly plan: { readonly name: string }; readonly coverage: string }[],
): string {
  return Object.entries(COVERAGE_WORDS)
    .flatMap(([coverage, words]) => {
      const covered = plans.filter((entry) => entry.coverage === coverage);
      if (covered.length === 0) return [];
      const isEvery = plans.length > 1 && covered.length === plans.length;
      if (isEvery && coverage === "quoted") return ["A separate project, quoted after the call."];
      const which = isEvery ? "every plan" : names.format(covered.map(({ plan }) => plan.name));
      return [`${words} ${LINKS[coverage]} ${which}.`];
    })
    .join(" ");
}
