import { z } from "zod";
import { invisibleIn } from "../characters";
import { type Fault, type Path, type Problem, placeName, problem, quote } from "../problem";
import { exampleOf, fieldsOf, schemaAt } from "../types/define";
import { nearest, valueAt } from "../values";
import { fieldPosition, pathKey, type Source } from "./source";

/** Reports at most one problem per field. */
export function checkSchema(schema: z.ZodType, source: Source): Problem[] {
  // Removes the default messages of Zod, so that only the messages of the site's schemas remain.
  const result = schema.safeParse(source.data, { error: () => "" });
  if (result.success) return [];
  const { issues } = result.error;
  const found = new Map<string, Problem>();
  const add = (path: Path, fault: Fault, part?: "name") => {
    const [key, place] = [pathKey(path), fieldPosition(source, path, part)];
    const field = placeName(path, source.data);
    if (!found.has(key)) found.set(key, problem(source.file, place, field, fault));
  };
  const renamed = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const fields = Object.keys(fieldsOf(schemaAt(schema, issue.path) ?? schema));
    for (const name of issue.keys) {
      const meant = nearest(name, fields);
      if (meant) renamed.add(pathKey([...issue.path, meant]));
      const fix = meant
        ? `rename the field to ${meant}`
        : `remove the field; the known fields are ${fields.join(", ")}`;
      const odd = invisibleIn(name);
      const message = `is not a known field${odd ? `, because its name contains ${odd}` : ""}`;
      add([...issue.path, name], { message, fix }, "name");
    }
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") continue;
    const fault = issueFault(issue, source, schemaAt(schema, issue.path));
    // An author who misspells the name of a required field gets one problem, for the unknown name,
    // and not a second one for the missing field.
    if (fault.message === "is missing" && renamed.has(pathKey(issue.path))) continue;
    add(issue.path, fault);
  }
  return [...found.values()];
}

type Issue = z.core.$ZodIssue;

/**
 * Returns the message and the fix for an issue. A schema states both in one text, such as "is wrong.
 * Fix: do this", because Zod passes only a text. Without them, the general message of the kind of
 * issue applies. A value that is missing or empty has a message of its own, for every schema.
 */
function issueFault(issue: Issue, source: Source, schema?: z.core.$ZodType): Fault {
  const value = valueAt(source.data, ...issue.path);
  const [message, fix] = issue.message.split(". Fix: ");
  const own = issue.code === "custom" ? undefined : absence(value, issue, source, schema);
  if (own) return { message: own.message, fix: (issue.code !== "too_small" && fix) || own.fix };
  const general = generalFault(issue, value);
  return { message: message || general.message, fix: fix ?? general.fix };
}

function absence(value: unknown, issue: Issue, source: Source, schema?: z.core.$ZodType) {
  const isEmpty = value === null || value === "";
  if (!isEmpty && value !== undefined) return undefined;
  const key = issue.path.at(-1);
  const example = exampleText(issue, schema);
  const name = source.format === "json" ? `"${String(key)}"` : String(key);
  const entry = typeof key === "string" ? `${name}: ${example}` : example;
  const leave = schema instanceof z.ZodOptional ? ", or leave out the field" : "";
  return isEmpty
    ? { message: "is empty", fix: `add a value, as in ${entry}${leave}` }
    : { message: "is missing", fix: `add the field, as in ${entry}` };
}

const MAX_EXAMPLE = 90;

function exampleText(issue: Issue, schema?: z.core.$ZodType): string {
  const text = (schema && JSON.stringify(exampleOf(schema))) ?? "";
  return text && text.length <= MAX_EXAMPLE ? text : kindOf(issue).example;
}

function generalFault(issue: Issue, value: unknown): Fault {
  switch (issue.code) {
    case "invalid_type": {
      const { word, fix } = kindOf(issue);
      const isQuotable = issue.expected === "string" && typeof value !== "object";
      return {
        message: `is ${describe(value)} but must be ${word}`,
        fix: isQuotable ? "put the value in quotes" : fix(value),
      };
    }
    case "too_small":
      return { message: "is too small", fix: `write ${issue.minimum} or a larger number` };
    case "too_big":
      return typeof value === "string"
        ? {
            message: `has ${value.length} characters; at most ${issue.maximum} allowed`,
            fix: "shorten the text",
          }
        : { message: "is too large", fix: `write ${issue.maximum} or a smaller number` };
    default:
      return {
        message: "is not valid",
        fix: "write this field in the same format as in another entry",
      };
  }
}

interface Kind {
  word: string;
  fix: (value: unknown) => string;
  example: string;
}

const TEXT: Kind = {
  word: "text",
  fix: () => "write one text between quotation marks",
  example: '"..."',
};

const NUMBER: Kind = {
  word: "a number",
  fix: () => "write a number without quotes",
  example: "1",
};

/** Both JSON and YAML accept these examples. */
const KINDS: Record<string, Kind> = {
  number: NUMBER,
  int: { ...NUMBER, word: "a whole number", fix: () => "write a whole number" },
  array: {
    word: "a list",
    fix: (value) => {
      const entries = typeof value === "string" ? value.split(/\s*,\s*/) : ["first", "second"];
      return `write a list, as in ${JSON.stringify(entries)}`;
    },
    example: "[...]",
  },
  object: {
    word: "a group of fields",
    fix: () => "write the fields of the group, each with its name",
    example: "{ ... }",
  },
};

const kindOf = (issue: Issue) =>
  (issue.code === "invalid_type" ? KINDS[issue.expected] : undefined) ?? TEXT;

function describe(value: unknown): string {
  if (typeof value === "number") return `a number (${value})`;
  if (typeof value === "boolean") return `a yes-or-no value (${value})`;
  if (typeof value === "string") return `a text (${quote(value)})`;
  return Array.isArray(value) ? "a list" : "a group of fields";
}
