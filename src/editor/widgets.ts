import type { Field } from "../content/derive/json-schema";

/** A field in a form of the editor: https://decapcms.org/docs/widgets */
export interface Widget {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  /** Regular expression for the value, and the message for a value that does not match */
  pattern?: [string, string];
  fields?: Widget[];
  field?: Widget;
  [option: string]: unknown;
}

/** Converts the field name `metaDescription` to the label `Meta description`. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the declared pattern. If none is declared, returns a regular expression that checks only
 * the length of the text.
 */
function patternOf({ pattern, min = 0, max, example }: Field): Widget["pattern"] {
  if (pattern) return [pattern, `Write it as ${JSON.stringify(example)}`];
  if (max === undefined) return undefined;
  const length = min > 1 ? `${min} to ${max}` : `at most ${max}`;
  return [`^[^\\n]{${min},${max}}$`, `Write ${length} characters, on one line`];
}

export const collectionOf = (file: string): string =>
  file.endsWith(".md") ? "posts" : file.replace(/\.json$/, "");

function optionsOf(field: Field): Record<string, unknown> & { widget: string } {
  const { kind, min, max, options, reference = "", fields = [], entry } = field;
  switch (kind) {
    case "date":
      // The content check requires dates in ISO 8601 and in UTC.
      return { widget: "datetime", format: "YYYY-MM-DDTHH:mm:ss.SSS[Z]", picker_utc: true };
    case "image":
      return { widget: "image", choose_url: false };
    case "yes or no":
      return { widget: "boolean", default: false };
    case "whole number":
      return { widget: "number", value_type: "int", min, max };
    case "choice":
      return { widget: "select", options };
    case "reference": {
      const name = "entries.*.name";
      const from = { collection: collectionOf(reference), file: collectionOf(reference) };
      return { widget: "relation", ...from, value_field: name, search_fields: [name] };
    }
    case "list":
      return {
        widget: "list",
        collapsed: fields.length > 0,
        ...(entry
          ? { field: toWidget({ ...entry, name: "entry" }) }
          : { fields: toWidgets(fields) }),
      };
    case "group":
      // In the editor, one required field would make the whole optional group required.
      return {
        widget: "object",
        collapsed: true,
        fields: toWidgets(fields.map((inner) => ({ ...inner, required: field.required }))),
      };
    default:
      return { widget: "string", pattern: patternOf(field) };
  }
}

const toWidget = (field: Field): Widget => ({
  name: field.name,
  label: labelOf(field.name),
  required: field.required,
  ...(field.meaning && { hint: field.meaning }),
  ...optionsOf(field),
});

export const toWidgets = (fields: Field[]): Widget[] => fields.map(toWidget);
