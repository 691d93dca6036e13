import { AUDIT } from "../../routes";
import { slugOf } from "../fields";
import { type Path, type Problem, quote } from "../problem";
import { entriesOf, type JsonSources, problemIn, type Source } from "../read/source";
import { textIn, valueAt } from "../values";
import { unknownName } from "./references";

interface Plan {
  name: string;
  features: readonly string[];
}

export function checkOffer(sources: JsonSources): Problem[] {
  const plans = plansIn(sources.get("plans.json"));
  const texts = [...checkCases(sources), ...checkPlaceholders(sources)];
  if (plans.length === 0) return texts;
  return [
    ...checkServices(sources, plans),
    ...checkSteps(sources, plans),
    ...checkTopics(sources, plans),
    ...texts,
  ];
}

const listAt = (data: unknown, field: string): unknown[] => {
  const list = valueAt(data, [field]);
  return Array.isArray(list) ? list : [];
};

/** The schema already reports a missing name. */
function plansIn(source: Source | undefined): Plan[] {
  const plans = entriesOf(source).map(([, plan]) => ({
    name: textIn(plan, "name") ?? "",
    features: listAt(plan, "features").flatMap((feature) => textIn(feature, "label") ?? []),
  }));
  return plans.every(({ name }) => name !== "") ? plans : [];
}

function checkServices(sources: JsonSources, plans: readonly Plan[]): Problem[] {
  const source = sources.get("services.json");
  if (!source) return [];
  return entriesOf(source).flatMap(([index, service]) => [
    ...checkCoverage(source, index, service, plans),
    ...checkFeature(source, [index, "planFeature"], textIn(service, "planFeature"), plans),
    ...checkAmounts(source, index, service, plans),
  ]);
}

function checkCoverage(source: Source, index: number, service: unknown, plans: readonly Plan[]) {
  const names = plans.map(({ name }) => name);
  const seen = new Set<string>();
  const wrong = listAt(service, "plans").flatMap((entry, place): Problem[] => {
    const name = textIn(entry, "plan");
    if (!name) return [];
    const at = [index, "plans", place, "plan"];
    if (!names.includes(name)) return [unknownName(source, at, name, names, "plans.json")];
    if (seen.has(name)) {
      return [problemIn(source, at, `lists ${quote(name)} twice`, "remove one of the two entries")];
    }
    seen.add(name);
    return [];
  });
  const missing = names.filter((name) => !seen.has(name));
  if (missing.length === 0 || wrong.length > 0 || !valueAt(service, ["plans"])) return wrong;
  const message = `does not list ${missing.join(" and ")}`;
  const fix = `add { "plan": ${quote(missing[0])}, "coverage": "included" }, or "add-on", or "quoted"`;
  return [problemIn(source, [index, "plans"], message, fix)];
}

function checkFeature(
  source: Source,
  at: Path,
  feature: string | undefined,
  plans: readonly Plan[],
): Problem[] {
  const labels = [...new Set(plans.flatMap(({ features }) => features))];
  if (!feature || labels.includes(feature)) return [];
  if (labels.length > 0) return [unknownName(source, at, feature, labels, "plans.json")];
  const fix = "add this feature to a plan in content/plans.json, or leave out the field";
  return [problemIn(source, at, `${quote(feature)} is not a feature of any plan`, fix)];
}

/** A plan must have the feature if and only if the plan includes the service. */
function checkAmounts(source: Source, index: number, service: unknown, plans: readonly Plan[]) {
  const feature = textIn(service, "planFeature");
  if (!feature || !plans.some(({ features }) => features.includes(feature))) return [];
  return listAt(service, "plans").flatMap((entry, place): Problem[] => {
    const plan = plans.find(({ name }) => name === textIn(entry, "plan"));
    const coverage = textIn(entry, "coverage");
    if (!plan || !coverage || (coverage === "included") === plan.features.includes(feature))
      return [];
    const [message, fix] =
      coverage === "included"
        ? [
            `is included, but ${plan.name} has no feature ${quote(feature)}`,
            `add this feature to ${plan.name} in content/plans.json, or write add-on`,
          ]
        : [
            `is ${quote(coverage)}, but ${plan.name} has a feature ${quote(feature)}`,
            "write included, or remove this feature from the plan",
          ];
    return [problemIn(source, [index, "plans", place, "coverage"], message, fix)];
  });
}

function checkSteps(sources: JsonSources, plans: readonly Plan[]): Problem[] {
  const source = sources.get("process.json");
  if (!source) return [];
  return entriesOf(source).flatMap(([index, step]) =>
    listAt(step, "planFeatures").flatMap((feature, place) =>
      typeof feature === "string"
        ? checkFeature(source, [index, "planFeatures", place], feature, plans)
        : [],
    ),
  );
}

function checkCases(sources: JsonSources): Problem[] {
  const source = sources.get("cases.json");
  const titles = entriesOf(sources.get("services.json")).flatMap(
    ([, service]) => textIn(service, "title") ?? [],
  );
  if (!source || titles.length === 0) return [];
  return entriesOf(source).flatMap(([index, study]) =>
    listAt(study, "services").flatMap((title, place) => {
      if (typeof title !== "string" || titles.includes(title)) return [];
      return [unknownName(source, [index, "services", place], title, titles, "services.json")];
    }),
  );
}

const PLACEHOLDERS = ["{free}", "{paid}"];

function callsIn(sources: JsonSources): [Source, Path][] {
  const pages = sources.get("pages.json");
  const site = sources.get("site.json");
  return [
    ...Object.keys(Object(pages?.data)).flatMap((key): [Source, Path][] =>
      pages ? [[pages, [key, "callToAction"]]] : [],
    ),
    ...(site ? ([[site, ["blog", "callToAction"]]] as [Source, Path][]) : []),
  ];
}

function checkTopics(sources: JsonSources, plans: readonly Plan[]): Problem[] {
  const topics = [AUDIT, ...plans.map(({ name }) => slugOf(name))];
  return callsIn(sources).flatMap(([source, call]) => {
    const at = [...call, "about"];
    const topic = textIn(source.data, ...at);
    if (!topic || topics.includes(topic)) return [];
    return [unknownName(source, at, topic, topics, "plans.json")];
  });
}

const textsWithPlaceholders = (sources: JsonSources): [Source, Path][] => [
  ...callsIn(sources).map(([source, call]): [Source, Path] => [source, [...call, "text"]]),
  ...answersIn(sources.get("pages.json")),
];

const answersIn = (pages: Source | undefined): [Source, Path][] =>
  Object.entries(Object(pages?.data)).flatMap(([key, page]) =>
    listAt(page, "questions").flatMap((_, index): [Source, Path][] =>
      pages ? [[pages, [key, "questions", index, "answer"]]] : [],
    ),
  );

function checkPlaceholders(sources: JsonSources): Problem[] {
  return textsWithPlaceholders(sources).flatMap(([source, at]) => {
    const text = textIn(source.data, ...at);
    const wrong = text?.match(/\{[^}]*\}/g)?.find((name) => !PLACEHOLDERS.includes(name));
    if (!wrong) return [];
    const message = `has the unknown placeholder ${quote(wrong)}`;
    return [
      problemIn(
        source,
        at,
        message,
        `write one of ${PLACEHOLDERS.join(", ")}, or remove the placeholder`,
      ),
    ];
  });
}
