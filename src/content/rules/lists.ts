import { AUDIT } from "../../routes";
import { uniqueFields } from "../define";
import { slugOf } from "../fields";
import { entryName, type Path, type Problem, quote } from "../problem";
import { entriesOf, type JsonSources, problemIn, type Source } from "../read/source";
import { jsonFiles } from "../types";
import { folded, textIn, valueAt } from "../values";

export function checkLists(sources: JsonSources): Problem[] {
  const repeated = [...sources].flatMap(([file, source]) =>
    uniqueFields(jsonFiles[file].entry).flatMap((field) => {
      const values = entriesOf(source).map(([index]) => ({
        source,
        path: [index, field],
        owner: `entry ${index + 1}`,
      }));
      return duplicates(field, values);
    }),
  );
  return [
    ...repeated,
    ...checkNames(sources),
    ...checkPlans(sources),
    ...checkSteps(sources),
    ...checkEmphasis(sources),
  ];
}

/** Reports names of plans and authors that cannot be told apart in links. */
function checkNames(sources: JsonSources): Problem[] {
  return (["plans.json", "authors.json"] as const).flatMap((file) => {
    const owners = new Map(file === "plans.json" ? [[AUDIT, "the free audit"]] : []);
    const source = sources.get(file);
    return entriesOf(source).flatMap(([index, entry]) => {
      const name = textIn(entry, "name");
      if (!source || !name) return [];
      const refuse = (message: string, fix: string) => [
        problemIn(source, [index, "name"], `${quote(name)} ${message}`, fix),
      ];
      const slug = slugOf(name);
      if (slug === "") {
        const message = "has no Latin letters or digits, which links to it need";
        return refuse(message, "add the name in Latin letters");
      }
      const owner = owners.get(slug);
      if (owner === undefined) owners.set(slug, quote(name));
      // Names that differ only in case are reported already.
      if (owner === undefined || folded(owner) === folded(quote(name))) return [];
      return refuse(`becomes ${quote(slug)} in links, like ${owner}`, "write a different name");
    });
  });
}

/** Number of columns for plans in the table that compares plans. */
const MAX_PLANS = 3;

function checkPlans(sources: JsonSources): Problem[] {
  const source = sources.get("plans.json");
  const plans = entriesOf(source).map(([index, plan]) => ({
    index,
    name: entryName(plan, index),
    featured: valueAt(plan, ["featured"]),
  }));
  if (source && plans.length > MAX_PLANS) {
    const message = "is one plan too many: the pages have room for three plans";
    return [problemIn(source, [MAX_PLANS], message, "remove a plan")];
  }
  const countable = plans.every(({ featured }) => typeof featured === "boolean");
  if (!source || plans.length === 0 || !countable) return [];
  const [first, ...more] = plans.filter((plan) => plan.featured);
  if (!first) {
    const fix = 'write "featured": true in exactly one plan';
    return [problemIn(source, [], "has no featured plan", fix)];
  }
  return more.map(({ index }) => {
    const message = `is true, but ${first.name} is featured already`;
    return problemIn(source, [index, "featured"], message, "write false in all plans except one");
  });
}

function checkSteps(sources: JsonSources): Problem[] {
  const source = sources.get("process.json");
  if (!source) return [];
  return entriesOf(source).flatMap(([index, entry]) => {
    const step = valueAt(entry, ["step"]);
    if (typeof step !== "number" || step === index + 1) return [];
    const message = `is ${step}, but this is step ${index + 1} of the list`;
    return [problemIn(source, [index, "step"], message, `write ${index + 1}, or move the step`)];
  });
}

function checkEmphasis(sources: JsonSources): Problem[] {
  const source = sources.get("site.json");
  const emphasis = textIn(source?.data, "hero", "emphasis");
  const title = textIn(sources.get("pages.json")?.data, "home", "title");
  if (!source || !emphasis || !title || title.endsWith(emphasis)) return [];
  const message = `must repeat the last words of home.title in pages.json (${quote(title)})`;
  const fix = "repeat the last words of the title exactly";
  return [problemIn(source, ["hero", "emphasis"], message, fix)];
}

/**
 * Reports texts that occur twice, ignoring case. The `owner` of a text says where the text is; the
 * message for the second text contains the `owner` of the first text.
 */
export function duplicates(
  field: string,
  values: readonly { source: Source; path: Path; owner: string }[],
): Problem[] {
  const first = new Map<string, string>();
  return values.flatMap(({ source, path, owner }) => {
    const value = textIn(source.data, ...path);
    if (!value) return [];
    const before = first.get(folded(value));
    if (before === undefined) {
      first.set(folded(value), owner);
      return [];
    }
    const message = `${quote(value)} is also the ${field} of ${before}`;
    return [
      problemIn(source, path, message, `write a different ${field} in one of the two entries`),
    ];
  });
}
