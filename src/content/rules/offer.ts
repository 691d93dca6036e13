import { type Problem, quote } from "../problem";
import { entriesOf, type JsonSources, problemIn, type Source } from "../read/source";
import { textIn, valueAt } from "../values";
import { featuresOf } from "./references";

interface Plan {
  name: string | undefined;
  features: readonly string[];
}

/**
 * Checks that each service lists every plan once, and that the features of a plan match the
 * services that the plan includes.
 */
export function checkOffer(sources: JsonSources): Problem[] {
  const source = sources.get("services.json");
  const plans = entriesOf(sources.get("plans.json")).map(([, plan]) => ({
    name: textIn(plan, "name"),
    features: featuresOf(plan),
  }));
  if (!source) return [];
  return entriesOf(source).flatMap(([index, service]) => {
    const listed = valueAt(service, ["plans"]);
    if (!Array.isArray(listed)) return [];
    return [
      ...checkCoverage(source, index, listed, plans),
      ...checkAmounts(source, index, listed, textIn(service, "planFeature"), plans),
    ];
  });
}

function checkCoverage(
  source: Source,
  index: number,
  listed: readonly unknown[],
  plans: readonly Plan[],
): Problem[] {
  const names = listed.map((entry) => textIn(entry, "plan"));
  const repeated = names.flatMap((name, place) =>
    name && names.indexOf(name) < place
      ? [
          problemIn(
            source,
            [index, "plans", place, "plan"],
            `lists ${quote(name)} twice`,
            "remove one of the two entries",
          ),
        ]
      : [],
  );
  const missing = plans.flatMap(({ name }) => (name && !names.includes(name) ? name : []));
  // If a plan is missing, and the list contains an unknown name or a name twice, the author
  // probably meant the missing plan. So only the wrong name is reported, and not the missing plan.
  const isCertain = names.every((name) => plans.some((plan) => plan.name === name));
  if (missing.length === 0 || repeated.length > 0 || !isCertain) return repeated;
  const message = `does not list ${missing.join(" and ")}`;
  const fix = `add { "plan": ${quote(missing[0])}, "coverage": "included" }; the coverage can also be "add-on" or "quoted"`;
  return [problemIn(source, [index, "plans"], message, fix)];
}

/**
 * If a plan includes a service, the features of the plan must contain the feature that belongs to
 * the service. Otherwise they must not contain it.
 */
function checkAmounts(
  source: Source,
  index: number,
  listed: readonly unknown[],
  feature: string | undefined,
  plans: readonly Plan[],
): Problem[] {
  if (!feature || !plans.some(({ features }) => features.includes(feature))) return [];
  return listed.flatMap((entry, place) => {
    const plan = plans.find(({ name }) => name === textIn(entry, "plan"));
    const coverage = textIn(entry, "coverage");
    const hasFeature = plan?.features.includes(feature);
    if (!plan || !coverage || (coverage === "included") === hasFeature) return [];
    const [message, fix] = hasFeature
      ? [
          `is ${quote(coverage)}, but ${plan.name} has a feature ${quote(feature)}`,
          'set the coverage to "included", or remove this feature from the plan',
        ]
      : [
          `is "included", but ${plan.name} has no feature ${quote(feature)}`,
          `add this feature to ${plan.name} in content/plans.json, or set the coverage to "add-on"`,
        ];
    return [problemIn(source, [index, "plans", place, "coverage"], message, fix)];
  });
}
